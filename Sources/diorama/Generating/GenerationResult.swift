/// What became of generated files.
struct GenerationResult {
  var written = 0
  var unchanged = 0
  var removed = 0
  var failures: [FileFailure] = []

  static func += (sum: inout GenerationResult, other: GenerationResult) {
    sum.written += other.written
    sum.unchanged += other.unchanged
    sum.removed += other.removed
    sum.failures += other.failures
  }
}
