/// The toolchain's Swift compiler, for checking generated files.
package enum SwiftParser {
  /// The output of `swiftc -parse` for some files; empty if they are valid Swift.
  ///
  /// - Parameter files: The texts by file name.
  package static func problems(in files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    let result = try folder.run(["swiftc", "-parse"] + files.keys.sorted())
    return result.isSuccess ? "" : result.output
  }
}
