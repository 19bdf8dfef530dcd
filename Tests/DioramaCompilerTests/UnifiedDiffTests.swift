import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// Programs that apply diffs accept ours: a diff turns the old contents into the new ones.
@Suite struct UnifiedDiffTests {
  static let names = [
    "Plain.scene.yaml", "two words.scene.yaml", "-dash.scene.yaml", "sub folder/Ünïcode 你好.scene.yaml",
    "quote\" and \\ tab\t.scene.yaml", "line\nbreak.scene.yaml",
  ]

  static let contents: [(old: String, new: String)] = [
    ("a\n", "b\n"),
    ("a", "b"),
    ("a\nb", "a\nc"),
    ("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"),
    ("a\nb\n", "a\nb"),
    ("a\nb", "a\nb\n"),
    ("", "a\n"),
    ("a\nb\nc\n", "b\nc\n"),
    ("a\rb\rc", "a\rB\rc"),
    ("-- a\n++ b\n@@ c\n", "-- a\n-- b\n@@ c\n"),
  ]

  @Test(arguments: names)
  func applyToAnyName(_ name: String) throws {
    for (old, new) in Self.contents { try check(old, new, name) }
  }

  @Test func applyToRandomChanges() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let count = Int.random(in: 1...120, using: &generator)
      let lines = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))\n" }
      var changed = lines
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0..<max(changed.count, 1), using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0 where changed.count > 1: changed.remove(at: index)
        case 1: changed.insert("new\n", at: index)
        case 2:
          changed.replaceSubrange(index..., with: (0..<80).map { _ in "other\n" })
        default: if changed.indices.contains(index) { changed[index] = "changed\r\n" }
        }
      }
      try check(lines.joined(), changed.joined(), "Random.scene.yaml")
    }
  }

  /// Without git's own line with the names, after which it applies a diff only from the root of the repository.
  @Test func hasGitsFormat() throws {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 3\n", with: "third\n").replacingOccurrences(
      of: "line 10\n", with: "tenth\n"
    ).replacingOccurrences(of: "line 20\n", with: "last")
    for name in Self.names {
      let ours = String(decoding: diff(old, new, name), as: UTF8.self)
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try folder.write(old.utf8, to: name)
      _ = try folder.run(git + ["init", "--quiet", "."])
      _ = try folder.run(git + ["add", "."])
      try folder.write(new.utf8, to: name)
      let theirs = try folder.run(git + ["diff", "--no-color"]).output
      let lines = theirs.split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.hasPrefix("index ") && !$0.hasPrefix("diff ")
      }
      #expect(
        ours.split(separator: "\n", omittingEmptySubsequences: false).map(hunkHead) == lines.map(hunkHead))
    }
  }

  /// Git without the user's settings, some of which change the format.
  private let git = ["env", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "git"]

  /// Whether there is `patch`, which not every system with a Swift toolchain has.
  private static let isPatchInstalled = {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { folder.remove() }
    return (try? folder.run(["patch", "--version"]).isSuccess) ?? false
  }()

  /// A line without the context that git prints in the header of a hunk.
  private func hunkHead(_ line: Substring) -> String {
    line.hasPrefix("@@ ") ? line.components(separatedBy: " @@")[0] : String(line)
  }

  private func diff(_ old: String, _ new: String, _ name: String) -> [UInt8] {
    UnifiedDiff.bytes(from: SourceFile(path: name, text: old), to: SourceFile(path: name, text: new))
  }

  private func check(_ old: String, _ new: String, _ name: String) throws {
    if old == new { return #expect(diff(old, new, name) == []) }
    let patch = ["patch", "--silent", "-p1", "--binary", "-i", "diff"]
    let hasPatch = !old.isEmpty && Self.isPatchInstalled
    for arguments in [git + ["apply", "--whitespace=nowarn", "diff"]] + (hasPatch ? [patch] : []) {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try folder.write(old.utf8, to: name)
      let bytes = diff(old, new, name)
      try folder.write(bytes, to: "diff")
      let result = try folder.run(arguments)
      let comment = Comment(
        rawValue: "\(arguments) of \(name): \(result.output): \(String(decoding: bytes, as: UTF8.self))")
      #expect(result.isSuccess, comment)
      #expect(try folder.text(of: name) == new, comment)
    }
  }
}
