import Foundation
import PackagePlugin

/// Makes the fixes in a package's scenes that are safe, as `diorama validate --fix` does.
@main
struct FixScenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      ["validate", "--fix"], arguments, with: context.tool(named: "diorama").url,
      in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FixScenes: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; diorama.yaml says what belongs to the project.
      try run(
        ["validate", "--fix"], [], with: context.tool(named: "diorama").url,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
