import LibFuzzer
import Oracles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Passes the command line to libFuzzer, which calls back with each input. With `DIORAMA_FUZZ=reading` in the
/// environment, inputs are only read, and with `DIORAMA_FUZZ=loading`, they are loaded as scenes.
@main
enum Fuzzer {
  private static let part = getenv("DIORAMA_FUZZ").map { String(cString: $0) }

  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        Fuzzer.examine(UnsafeBufferPointer(start: start, count: count))
      })
  }

  /// Examines one input. A violated oracle aborts the process, like any other crash.
  private static func examine(_ bytes: UnsafeBufferPointer<UInt8>) -> CInt {
    let bytes = Array(bytes)
    let violations =
      switch part {
      case "reading": Examination.violationsInReading(bytes)
      case "loading": MainActor.assumeIsolated { LoadingOracle.violations(by: bytes) }
      default: Examination.violations(by: bytes)
      }
    guard !violations.isEmpty else { return 0 }
    for violation in violations { print("violation: \(violation)") }
    fflush(nil)
    abort()
  }
}
