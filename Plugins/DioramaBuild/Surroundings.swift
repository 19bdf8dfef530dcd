import Foundation

/// The kind of a file, according to its name.
enum FileKind: String {
  case scene, element, decorator, component, enumeration, theme, controller

  /// Whether a file declares something that scenes can use.
  static func isDeclaration(_ file: URL) -> Bool { FileKind(file).map { $0 != .scene } ?? false }

  init?(_ file: URL) {
    let parts = file.lastPathComponent.split(separator: ".")
    guard parts.count > 2, ["yaml", "yml"].contains(parts[parts.count - 1]) else { return nil }
    self.init(rawValue: String(parts[parts.count - 2]))
  }
}

/// Finds the files other than the scene that a scene's Swift depends on: the declarations and the configuration in the
/// scene's folder and the folders above it, and the declarations that the configuration names.
///
/// The result may include files that are not needed. They only cost time: the command does not touch an output that
/// would not change.
final class Surroundings {
  private static let configuration = "diorama.yaml"

  private let packageFolder: URL
  /// The files on which scenes in a folder depend, by the folder. Most scenes share a folder with others.
  private var known: [URL: [URL]] = [:]

  init(packageFolder: URL) { self.packageFolder = packageFolder }

  /// Returns the files on which the given scenes or declarations depend.
  func files(around sources: [URL]) -> [URL] {
    var files: Set<URL> = []
    for folder in Set(sources.map { $0.deletingLastPathComponent().standardizedFileURL }) {
      files.formUnion(self.files(around: folder))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Searches a folder and those above it, up to the one with the configuration, or to the root of the repository or
  /// package.
  private func files(around folder: URL) -> [URL] {
    if let files = known[folder] { return files }
    var files = contents(of: folder).filter(FileKind.isDeclaration)
    let configuration = folder.appendingPathComponent(Self.configuration)
    if let text = try? String(contentsOf: configuration, encoding: .utf8) {
      files.append(configuration)
      if text.contains("declarations") { files += declarations(below: folder, configuration: text) }
    } else if !isTop(folder) {
      files += self.files(around: folder.deletingLastPathComponent().standardizedFileURL)
    }
    known[folder] = files
    return files
  }

  private func isTop(_ folder: URL) -> Bool {
    folder.pathComponents.count <= 1 || isRepository(folder)
      || folder.path == packageFolder.standardizedFileURL.path && !isInRepository(folder)
  }

  private func isInRepository(_ folder: URL) -> Bool {
    var folder = folder
    while folder.pathComponents.count > 1 {
      if isRepository(folder) { return true }
      folder = folder.deletingLastPathComponent()
    }
    return false
  }

  private func isRepository(_ folder: URL) -> Bool {
    [".git", ".hg", ".jj", ".svn"].contains { name in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
  }

  private func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Returns all declarations below a folder, including those in hidden folders, which the configuration can name. The
  /// large folders of git and SwiftPM are searched only if the configuration mentions them.
  private func declarations(below folder: URL, configuration: String) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return []
    }
    var files: [URL] = []
    for case let file as URL in found {
      let name = file.lastPathComponent
      if [".build", ".git"].contains(name) && !configuration.contains(name) {
        found.skipDescendants()
      } else if FileKind.isDeclaration(file) {
        files.append(file)
      }
    }
    return files
  }
}
