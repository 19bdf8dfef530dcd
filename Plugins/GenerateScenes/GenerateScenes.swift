import Foundation
import PackagePlugin

/// Runs `diorama generate` for a package.
@main
struct GenerateScenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      ["generate"], arguments, with: context.tool(named: "diorama").url, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateScenes: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // The arguments name Xcode's selected targets; the command works on the project's scenes.
      try run(
        ["generate"], [], with: context.tool(named: "diorama").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
