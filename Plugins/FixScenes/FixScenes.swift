import Foundation
import PackagePlugin

/// Applies the safe fix-its in a package's scenes with `diorama validate --fix`.
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
      // Xcode passes the selected targets, which are ignored: diorama.yaml determines the project's files.
      try run(
        ["validate", "--fix"], [], with: context.tool(named: "diorama").url,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
