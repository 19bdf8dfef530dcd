import Foundation
import PackagePlugin

/// A plugin that runs a subcommand of diorama in the folder of a package or of an Xcode project.
protocol SubcommandPlugin: CommandPlugin {
  /// The subcommand, with the options that it always has.
  var subcommand: [String] { get }
}

extension SubcommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "diorama").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = subcommand + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SubcommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the selected targets, which are ignored: diorama.yaml determines the project's files.
      try run(context.tool(named: "diorama").url, [], in: context.xcodeProject.directoryURL)
    }
  }
#endif

/// An error for a command that failed and has reported the reason.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "diorama exited with status \(status)" }
}
