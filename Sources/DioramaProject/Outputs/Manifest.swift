import DioramaSyntax
import DioramaTree
import SystemPackage

/// What the command knows about the files that it wrote to a folder, Swift and runtime trees. It is kept in that
/// folder, so that the command does not take somebody else's file, or one that was edited by hand, for its own.
package struct Manifest: Equatable {
  /// The name of the manifest's file.
  package static let fileName = ".diorama-manifest.json"
  /// The version of the file's format. Version 1 had SHA-256 hashes, which are not read any more.
  static let version = 2

  /// What is known about an output.
  struct Entry: Equatable {
    /// The hash of the output; `nil` until it is written for the first time.
    var content: ContentHash?
    /// The hash that the output is about to have. It only stays in the file if the run that wrote it was killed.
    var pending: ContentHash?
    /// The files that it is made from, relative to the manifest's folder; empty for standard input.
    var inputs: [String]
    /// The hash of everything that it was made from; `nil` if an earlier version of the format had another one.
    var inputHash: ContentHash?
    /// The access level of its declarations; `nil` for a runtime tree.
    var accessLevel: String?
    /// The version of the command that made it.
    var tool: String
    /// Whether there was anything to say about its scene.
    var hasWarnings: Bool

    /// Whether the command wrote this content, or was about to.
    func vouches(for hash: ContentHash) -> Bool {
      hash == content || hash == pending
    }

    /// Whether nothing is known about the content.
    var isUnverified: Bool { content == nil && pending == nil }
  }

  /// The outputs by their paths from the manifest's folder.
  var entries: [ExactText: Entry] = [:]

  /// The paths of the outputs, in the order of their bytes.
  var names: [ExactText] { entries.keys.sorted() }
}

extension Manifest {
  /// The content of the manifest's file. The same manifest always gives the same bytes.
  var serialized: [UInt8] {
    var writer = JSONWriter(capacity: entries.count * 512 + 64)
    writer.write("{\n  \"dioramaManifest\": \(Self.version),\n  \"outputs\": [")
    var isFirst = true
    for name in names {
      guard let entry = entries[name] else { continue }
      writer.write(isFirst ? "\n    {" : ",\n    {")
      entry.write(name.text, to: &writer)
      writer.write("\n    }")
      isFirst = false
    }
    writer.write(isFirst ? "]\n}\n" : "\n  ]\n}\n")
    return writer.bytes
  }

  /// Reads a manifest. It is not trusted: it may only name outputs below its own folder.
  init(parsing bytes: [UInt8]) throws(ManifestError) {
    let document: JSON
    do {
      document = try JSON(parsing: bytes)
    } catch {
      throw ManifestError("is broken (\(error))")
    }
    guard case .integer(let version)? = document["dioramaManifest"] else {
      throw ManifestError("is broken (it has no version)")
    }
    guard version <= Self.version else {
      throw ManifestError(
        "was written by a newer diorama (manifest version \(version); this one reads up to \(Self.version))",
        remedy: "update diorama")
    }
    guard version > 0 else { throw ManifestError("is broken (there is no version \(version))") }
    guard case .array(let outputs)? = document["outputs"] else {
      throw ManifestError("is broken (it has no outputs)")
    }
    for output in outputs {
      let (name, entry) = try Self.entry(output, version)
      guard entries.updateValue(entry, forKey: name) == nil else {
        throw ManifestError("is broken (it names '\(name.text)' twice)")
      }
    }
  }

  private static func entry(_ json: JSON, _ version: Int) throws(ManifestError) -> (ExactText, Entry) {
    guard let file = json["file"]?.text else { throw ManifestError("is broken (an output has no file)") }
    guard isBelowFolder(file) else {
      throw ManifestError("is not to be trusted: '\(file)' is not an output below its folder")
    }
    func hash(_ name: String) throws(ManifestError) -> ContentHash? {
      guard version > 1, let value = json[name] else { return nil }
      guard let hash = value.text.flatMap({ ContentHash(hexadecimal: $0) }) else {
        throw ManifestError("is broken (at '\(file)')")
      }
      return hash
    }
    guard case .array(let inputs)? = json["inputs"], let tool = json["tool"]?.text else {
      throw ManifestError("is broken (at '\(file)')")
    }
    let entry = Entry(
      content: try hash("hash"), pending: try hash("pending"),
      inputs: inputs.compactMap(\.text).filter(isRelative), inputHash: try hash("inputHash"),
      accessLevel: json["accessLevel"]?.text, tool: tool, hasWarnings: json["hasWarnings"] == .boolean(true))
    guard entry.inputs.count == inputs.count else {
      throw ManifestError("is not to be trusted: an input of '\(file)' is not a relative path")
    }
    return (ExactText(file), entry)
  }

  private static func isRelative(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
  }

  private static func isBelowFolder(_ file: String) -> Bool {
    let path = FilePath(file)
    return isRelative(file) && path.string == file
      && path.lastComponent.flatMap { OutputKind(ofFileNamed: $0.string) } != nil
      && path.components.allSatisfy { $0.kind == .regular }
  }
}

/// Why a manifest cannot be used, in words that follow its name.
struct ManifestError: Error {
  let reason: String
  /// What to do, besides starting a new one.
  let remedy: String

  init(_ reason: String, remedy: String = "restore it") {
    self.reason = reason
    self.remedy = remedy
  }
}

extension Manifest.Entry {
  /// Writes the members of the entry's object.
  fileprivate func write(_ name: String, to writer: inout JSONWriter) {
    writer.write("\n      \"file\": ")
    writer.write(quoted: name)
    if let content { writer.write(",\n      \"hash\": \"", content.hexadecimal, "\"") }
    if let pending { writer.write(",\n      \"pending\": \"", pending.hexadecimal, "\"") }
    writer.write(inputs.isEmpty ? ",\n      \"inputs\": [" : ",\n      \"inputs\": [\n        ")
    var isFirst = true
    for input in inputs {
      if !isFirst { writer.write(",\n        ") }
      writer.write(quoted: input)
      isFirst = false
    }
    writer.write(inputs.isEmpty ? "]" : "\n      ]")
    if let inputHash { writer.write(",\n      \"inputHash\": \"", inputHash.hexadecimal, "\"") }
    if let accessLevel {
      writer.write(",\n      \"accessLevel\": ")
      writer.write(quoted: accessLevel)
    }
    writer.write(",\n      \"tool\": ")
    writer.write(quoted: tool)
    if hasWarnings { writer.write(",\n      \"hasWarnings\": true") }
  }
}

extension JSON {
  fileprivate subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
