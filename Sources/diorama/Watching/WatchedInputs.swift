import DioramaGrammar
import SystemPackage

/// What a run depends on: the files that it reads, and the folders where others may appear.
struct WatchedInputs {
  private let options: InputOptions

  init(_ options: InputOptions) {
    self.options = options
  }

  /// Watches everything that could change what a run reads: each folder before it is searched, so that nothing slips through.
  func watch(with watcher: inout FolderWatcher) throws {
    watcher.reset()
    for path in (options.paths + options.declarations).map({ FilePath($0) }) {
      for folder in Self.folders(above: path) { try watcher.watch(folder: folder) }
      guard (try? path.stat())?.type == .directory else {
        try watcher.watch(file: path)
        continue
      }
      try Folder.folders(from: path) { folder in
        try watcher.watch(folder: folder)
        for name in (try? Folder.names(in: folder)) ?? [] where InputFinder.isSceneOrDeclaration(name) {
          try watcher.watch(file: folder.appending(name))
        }
      }
    }
  }

  /// The folders above a path: up to the working directory, whose declarations count, or only the next one elsewhere.
  private static func folders(above path: FilePath) -> [FilePath] {
    var folder = path.lexicallyNormalized().removingLastComponent()
    guard !path.isAbsolute, folder.components.first?.kind != .parentDirectory else { return [folder] }
    var folders: [FilePath] = ["."]
    while !folder.isEmpty {
      folders.append(folder)
      folder.removeLastComponent()
    }
    return folders
  }

  /// A hash of everything that a run would read now, and of what it could not read.
  func digest() -> SHA256.Digest {
    var hash = SHA256()
    let finder = InputFinder(options.paths)
    var declarations = Declarations(inputs: finder.inputs, paths: options.declarations)
    var grammars: Set<ObjectIdentifier> = []
    for input in finder.inputs {
      hash.update(input.source.path)
      hash.update(counted: input.source.bytes)
      let grammar = declarations.grammar(for: input)
      guard grammars.insert(ObjectIdentifier(grammar)).inserted else { continue }
      for file in grammar.projectFiles {
        hash.update(file.path)
        hash.update(counted: file.bytes)
      }
    }
    for failure in finder.failures + declarations.failures {
      hash.update(failure.path.string)
      hash.update(failure.reason)
    }
    return hash.digest
  }
}
