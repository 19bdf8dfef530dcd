import DioramaSyntax
import DioramaTree
import SystemPackage

extension Manifest {
  /// The manifest as its file: the same manifest always gives the same bytes.
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

  /// Reads a manifest. Its text is not trusted: it may only name outputs below its own folder.
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
    guard case .array(let outputs)? = document["outputs"] else {
      throw ManifestError("is broken (it has no outputs)")
    }
    for output in outputs {
      let (name, entry) = try Self.entry(output)
      guard entries.updateValue(entry, forKey: name) == nil else {
        throw ManifestError("is broken (it names '\(name.text)' twice)")
      }
    }
  }

  private static func entry(_ json: JSON) throws(ManifestError) -> (ExactText, Entry) {
    guard let file = json["file"]?.text else { throw ManifestError("is broken (an output has no file)") }
    guard isBelowFolder(file) else {
      throw ManifestError("is not to be trusted: '\(file)' is not an output below its folder")
    }
    guard case .array(let inputs)? = json["inputs"], let inputHash = json["inputHash"]?.digest,
      let tool = json["tool"]?.text,
      json["sha256"]?.digest != nil || json["pending"]?.digest != nil
    else { throw ManifestError("is broken (at '\(file)')") }
    let entry = Entry(
      content: json["sha256"]?.digest, pending: json["pending"]?.digest,
      inputs: inputs.compactMap(\.text).filter(isRelative), inputHash: inputHash,
      accessLevel: json["accessLevel"]?.text, tool: tool, hasWarnings: json["hasWarnings"] == .boolean(true))
    guard entry.inputs.count == inputs.count else {
      throw ManifestError("is not to be trusted: an input of '\(file)' is no relative path")
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

/// Why a file is no manifest that can be used, in words that follow its name.
struct ManifestError: Error {
  let reason: String
  /// What to do instead of starting anew.
  let remedy: String

  init(_ reason: String, remedy: String = "restore it") {
    self.reason = reason
    self.remedy = remedy
  }
}

extension Manifest.Entry {
  /// Writes the members of the object that stands for this.
  fileprivate func write(_ name: String, to writer: inout JSONWriter) {
    writer.write("\n      \"file\": ")
    writer.write(quoted: name)
    if let content { writer.write(",\n      \"sha256\": \"", content.hexadecimal, "\"") }
    if let pending { writer.write(",\n      \"pending\": \"", pending.hexadecimal, "\"") }
    writer.write(inputs.isEmpty ? ",\n      \"inputs\": [" : ",\n      \"inputs\": [\n        ")
    var isFirst = true
    for input in inputs {
      if !isFirst { writer.write(",\n        ") }
      writer.write(quoted: input)
      isFirst = false
    }
    writer.write(inputs.isEmpty ? "]" : "\n      ]")
    writer.write(",\n      \"inputHash\": \"", inputHash.hexadecimal, "\"")
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

  fileprivate var digest: SHA256.Digest? {
    text.flatMap { SHA256.Digest(hexadecimal: $0) }
  }
}
