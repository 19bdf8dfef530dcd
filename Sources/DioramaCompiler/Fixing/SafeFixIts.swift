import DioramaSyntax

/// Fix-its of one content that can be applied together.
///
/// A fix-it is safe if it is the only one of its diagnostic; of several, a person chooses. If two touch, the one
/// whose diagnostic comes first stays, and the other waits for the next round.
struct SafeFixIts {
  private(set) var fixIts: [FixIt] = []
  private var taken: [SourceRange] = []

  /// The fix-its of some diagnostics of a file.
  init(of diagnostics: some Sequence<Diagnostic>, in file: SourceFile) {
    let whole = SourceRange(0, file.bytes.count)
    for diagnostic in diagnostics {
      guard diagnostic.fixIts.count == 1, let fixIt = diagnostic.fixIts.first, fixIt.isWhole(in: whole),
        fixIt.edits.allSatisfy({ !touchesTaken($0.range) })
      else { continue }
      fixIts.append(fixIt)
      for edit in fixIt.edits { taken.insert(edit.range, at: position(of: edit.range)) }
    }
  }

  /// Where a range belongs among those that are taken: in front of the first that does not begin before it.
  private func position(of range: SourceRange) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func touchesTaken(_ range: SourceRange) -> Bool {
    let position = position(of: range)
    return position > 0 && taken[position - 1].end >= range.start
      || position < taken.count && taken[position].start <= range.end
  }
}

extension FixIt {
  /// Whether the edits lie in a file, in order and apart from each other.
  fileprivate func isWhole(in file: SourceRange) -> Bool {
    !edits.isEmpty && edits.allSatisfy { file.contains($0.range) }
      && zip(edits, edits.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
  }
}
