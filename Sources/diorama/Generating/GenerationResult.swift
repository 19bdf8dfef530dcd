/// What became of outputs.
struct GenerationResult {
  var written: [OutputFile] = []
  var unchanged = 0
  var removed: [OutputFile] = []
  var failures: [FileFailure] = []

  static func += (sum: inout GenerationResult, other: GenerationResult) {
    sum.written += other.written
    sum.unchanged += other.unchanged
    sum.removed += other.removed
    sum.failures += other.failures
  }
}
