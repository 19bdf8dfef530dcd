import Foundation
import PackagePlugin

/// Generates Swift from a target's scenes while the target is built.
@main
struct DioramaBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let plan = BuildPlan(
      files: target.sourceFiles.map(\.url), folder: target.directoryURL,
      packageFolder: context.package.directoryURL, outputFolder: context.pluginWorkDirectoryURL)
    return try plan.commands(running: context.tool(named: "diorama").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DioramaBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      let plan = BuildPlan(
        files: target.inputFiles.map(\.url), folder: folder, packageFolder: folder,
        outputFolder: context.pluginWorkDirectoryURL)
      return try plan.commands(running: context.tool(named: "diorama").url)
    }
  }
#endif
