import Foundation
import PackagePlugin

/// Writes the Swift of a package's scenes into its sources with `diorama generate`.
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
      // Xcode passes the selected targets, which are ignored: diorama.yaml determines the project's files.
      try run(
        ["generate"], [], with: context.tool(named: "diorama").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
