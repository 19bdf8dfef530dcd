import Foundation
import PackagePlugin

/// Runs `diorama validate --fix` for a package.
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
      // The arguments name Xcode's selected targets; the command works on the project's scenes.
      try run(
        ["validate", "--fix"], [], with: context.tool(named: "diorama").url,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
