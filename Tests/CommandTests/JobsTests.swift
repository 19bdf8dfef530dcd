import Foundation
import Testing

/// The number of threads does not change any output.
@Suite struct JobsTests {
  private static let count = 100

  /// A shell in a folder with scenes, every third of which has an error.
  private func shell() throws -> Shell {
    let shell = try Shell()
    for number in 0..<Self.count {
      let key = number % 3 == 0 ? "txt" : "text"
      try shell.write(
        "scene: Screen\(number)\nviews:\n- label: greeting\n  \(key): Hello\n",
        to: "Screen\(number).scene.yaml")
    }
    return shell
  }

  @Test(arguments: ["validate .", "compile . --output out", "generate . --output out"])
  func reportIsTheSame(_ command: String) throws {
    let shell = try shell()
    defer { shell.close() }
    let one = try shell.run("diorama \(command) --jobs 1")
    let three = try shell.run("diorama \(command) --jobs 3")
    #expect(one.errorOutput.contains("'txt'"))
    #expect(one.status == 1)
    #expect(three.errorOutput == one.errorOutput)
    #expect(three.status == one.status)
  }

  #if os(Linux)
    /// With little memory, fewer threads than requested are started. A command with sanitizers would not start at all.
    @Test func fewerThreadsStartWithLittleMemory() throws {
      let shell = try Shell()
      defer { shell.close() }
      let views = (0..<60).map { "- label: label\($0)\n  txet: Hello\n" }.joined()
      for number in 0..<600 {
        try shell.write("scene: Screen\(number)\nviews:\n\(views)", to: "Screen\(number).scene.yaml")
      }
      let result = try shell.run(
        "ulimit -v 400000; diorama --version || exit 99; diorama validate . --jobs 64 --format json > report")
      let hasSanitizer = ProcessInfo.processInfo.environment["LSAN_OPTIONS"] != nil
      #expect(result.status == (hasSanitizer ? 99 : 1))
    }
  #endif

  @Test func outputsAreTheSame() throws {
    let shell = try shell()
    defer { shell.close() }
    _ = try shell.run("diorama generate . --output one --jobs 1; diorama generate . --output three --jobs 3")
    let difference = try shell.run("echo $(ls one | wc -l); diff -r --exclude='.*' one three")
    #expect(difference.output == "\(Self.count - (Self.count + 2) / 3)\n")
    #expect(difference.status == 0)
  }
}
