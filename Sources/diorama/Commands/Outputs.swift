import SystemPackage

/// Outputs on their way to where they belong.
struct Outputs {
  private struct Output: Sendable {
    let bytes: [UInt8]
    let file: OutputFile
    /// What is the matter if another input gives the same file.
    let conflict: FileFailure?
  }

  /// The paths of the inputs that give the files.
  private var owners = OutputOwners<String>()
  private var files: [Output] = []
  private var printed: [[UInt8]] = []
  private(set) var written = 0
  private(set) var unchanged = 0

  /// Adds the output of an input.
  /// - Parameter file: Where it goes; `nil` for standard output.
  mutating func add(_ bytes: [UInt8], of input: Input, to file: OutputFile?) {
    guard let file else {
      printed.append(bytes)
      return
    }
    let conflict = owners.claim(file, for: input.shownPath).map { owner in
      FileFailure(file, bothOf: owner, and: input.shownPath)
    }
    files.append(Output(bytes: bytes, file: file, conflict: conflict))
  }

  /// Writes everything; what cannot be written is reported, and the rest goes on.
  mutating func writeAll(with workers: Workers, reportingTo run: inout SceneRun) {
    var folders = OutputFolders()
    if let first = files.first(where: { $0.conflict == nil }) { _ = try? folders.making(first.file.folder) }
    let outcomes = workers.holdingFolders.map(files, with: { [folders] _ in folders }) { folders, output in
      Self.write(output, in: &folders)
    }
    for outcome in outcomes {
      switch outcome {
      case .success(.written): written += 1
      case .success(.unchanged): unchanged += 1
      case .failure(let failure): run.fail(failure)
      }
    }
    guard let bytes = printed.first else { return }
    do {
      if printed.count > 1 {
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

  private static func write(
    _ output: Output, in folders: inout OutputFolders
  ) -> Result<OutputWriter.Outcome, FileFailure> {
    if let conflict = output.conflict { return .failure(conflict) }
    do {
      return .success(try OutputWriter.write(output.bytes, to: output.file, &folders))
    } catch let failure as FileFailure {
      return .failure(failure)
    } catch {
      return .failure(FileFailure(output.file.path, error))
    }
  }

  /// What was done, in words.
  var summary: String {
    "\(plural(written, "file")) written, \(unchanged) unchanged"
  }
}
