import Foundation
import PackagePlugin

/// Checks a package's scenes with `diorama validate`.
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
      // Xcode passes the selected targets, which are ignored: diorama.yaml determines the project's files.
      try run(
        ["validate"], [], with: context.tool(named: "diorama").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
