import DioramaTestSupport
import Foundation
import Testing

#if DEBUG
  /// The sanitizer settings of `Tools/sanitize`.
  @Suite struct SanitizerTests {
    @Test("every suppressed leak names an existing function") func leaks() throws {
      let list = try Repository.text("Tools/AddressSanitizer/leaks.txt").split(separator: "\n")
      let names = list.filter { $0.hasPrefix("leak:") }.map { $0.dropFirst("leak:".count) }
      #expect(!names.isEmpty)
      let command = try Data(contentsOf: Shell.binaries.appendingPathComponent("diorama"))
      for name in names {
        #expect(command.range(of: Data(name.utf8)) != nil, "the command has no function named like \(name)")
      }
    }
  }
#endif
