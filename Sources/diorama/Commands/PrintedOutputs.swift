/// Outputs on their way to standard output, which takes one.
struct PrintedOutputs {
  private var outputs: [[UInt8]] = []
  /// How many were printed.
  private(set) var written = 0

  /// Adds an output.
  mutating func add(_ bytes: [UInt8]) { outputs.append(bytes) }

  /// Prints the output, if there is one.
  mutating func print(reportingTo run: inout SceneRun) {
    guard let bytes = outputs.first else { return }
    do {
      if outputs.count > 1 {
        throw FileFailure(
          "-", "only the output of one scene can go to standard output; name a folder with --output")
      }
      try Console.write(bytes, to: .standardOutput)
      written += 1
    } catch let failure as FileFailure {
      run.fail(failure)
    } catch {
      run.fail(FileFailure("-", error))
    }
  }
}
