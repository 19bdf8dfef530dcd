import SystemPackage

extension GeneratedFolder {
  /// Removes what killed runs have left of the files that the manifest names and those that are wanted.
  func removeLeftOvers(_ manifest: Manifest, _ folders: inout OutputFolders) {
    lazy var targets = Set(manifest.entries.keys.map(\.text) + outputs.compactMap(\.file.nameInRoot))
    var places: [String: OutputFolder] = ["": OutputFolder(below: path)]
    for output in outputs { output.file.folder.prefix.map { places[$0] = output.file.folder } }
    for name in manifest.entries.keys {
      let prefix = name.text.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name.text[...$0]) } ?? ""
      if places[prefix] == nil { places[prefix] = OutputFolder(FilePath(prefix), below: path) }
    }
    for (prefix, place) in places {
      guard let folder = try? folders.existing(place) else { continue }
      PartialFile.removeLeftOvers(in: folder) { name in
        targets.contains(prefix + name) || prefix.isEmpty && name == Manifest.fileName
      }
    }
  }
}
