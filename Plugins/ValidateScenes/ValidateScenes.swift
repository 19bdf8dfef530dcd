import Foundation
import PackagePlugin

/// Runs `diorama validate` for a package.
@main
struct ValidateScenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      ["validate"], arguments, with: context.tool(named: "diorama").url, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ValidateScenes: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // The arguments name Xcode's selected targets; the command works on the project's scenes.
      try run(
        ["validate"], [], with: context.tool(named: "diorama").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
