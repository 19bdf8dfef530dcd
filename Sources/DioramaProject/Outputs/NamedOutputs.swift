import SystemPackage

extension Generation {
  /// Writes each output to the file that the caller has named for it, in the order of the inputs. There is no manifest,
  /// and nothing else is written or removed.
  ///
  /// An unchanged file is not touched. If the number of files is not the number of outputs, nothing is written.
  package mutating func write(to files: [FilePath]) {
    guard files.count == unplaced.count else {
      return fail(
        FileFailure(
          files.first ?? "-",
          """
          \(plural(unplaced.count, "output")) for \(plural(files.count, "file")); name one file for each scene that \
          diorama.yaml does not exclude, and for each file that declarations become
          """))
    }
    var folders = OutputFolders()
    for (path, content) in zip(files, unplaced) {
      do {
        guard let name = path.lastComponent?.string else { throw Errno.isDirectory }
        let file = OutputFile(folder: OutputFolder(below: path.removingLastComponent()), name: name)
        var bytes: [UInt8] = []
        try content.forEachPiece { bytes += $0 }
        _ = try OutputWriter.write(bytes, to: file, &folders)
      } catch {
        fail(FileFailure(error, at: path))
      }
    }
  }
}
