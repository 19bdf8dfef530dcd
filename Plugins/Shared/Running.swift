import Foundation
import PackagePlugin

/// Runs a subcommand of diorama in the folder of a package or project.
func run(_ subcommand: [String], _ arguments: [String], with tool: URL, in folder: URL) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = subcommand + arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
}

/// An error for a command that failed and has reported the reason.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "diorama exited with status \(status)" }
}
