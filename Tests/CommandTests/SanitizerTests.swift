import DioramaTestSupport
import Foundation
import Testing

#if DEBUG
  /// What `Tools/sanitize` tells the sanitizers about the command.
  @Suite struct SanitizerTests {
    @Test("every leak that is let pass is one of a function that there is") func leaks() throws {
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
