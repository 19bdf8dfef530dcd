/// The Swift compiler of the toolchain, as a judge of generated files.
package enum SwiftParser {
  /// What `swiftc -parse` says about some files; empty if it takes them as Swift.
  ///
  /// - Parameter files: The texts, by file names.
  package static func problems(in files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    let result = try folder.run(["swiftc", "-parse"] + files.keys.sorted())
    return result.isSuccess ? "" : result.output
  }
}
