/// What became of outputs.
package struct GenerationResult {
  package var written: [OutputFile] = []
  package var unchanged = 0
  package var removed: [OutputFile] = []
  package var failures: [FileFailure] = []

  static func += (sum: inout GenerationResult, other: GenerationResult) {
    sum.written += other.written
    sum.unchanged += other.unchanged
    sum.removed += other.removed
    sum.failures += other.failures
  }
}
