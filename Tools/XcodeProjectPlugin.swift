// Declarations from Xcode's module that the plugins use. With them, the plugins' code for Xcode compiles on Linux.
import Foundation
import PackagePlugin

/// What Xcode passes to a plugin.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The only folder in which a plugin can always write.
  public let pluginWorkDirectoryURL: URL
  /// Returns a tool that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
}

/// A project.
public struct XcodeProject {
  /// The name that Xcode shows.
  public let displayName: String
  /// The folder of the project.
  public let directoryURL: URL
  /// The targets in the project.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// The name that Xcode shows.
  public let displayName: String
  /// The files of the target.
  public let inputFiles: FileList
}

/// A plugin that adds commands to a build.
public protocol XcodeBuildToolPlugin {
  /// Returns the commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A plugin that a user runs.
public protocol XcodeCommandPlugin {
  /// Runs the plugin.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
