import DioramaSyntax

/// An error for tests to which it does not matter what is wrong.
package struct SampleError: DiagnosticMessage {
  package static let kind = DiagnosticKind("sample-error", explanation: "It is wrong.", example: nil)
  package let message: String

  package init(message: String = "wrong") {
    self.message = message
  }
}
