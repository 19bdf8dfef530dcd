import Foundation
import PackagePlugin

/// Writes a package's scenes in the standard layout with `diorama format`.
@main
struct FormatScenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      ["format"], arguments, with: context.tool(named: "diorama").url, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FormatScenes: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the selected targets, which are ignored: diorama.yaml determines the project's files.
      try run(
        ["format"], [], with: context.tool(named: "diorama").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
