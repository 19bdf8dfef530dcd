/// Finds the lines that two contents of a file do not share.
enum LineDifference {
  /// Lines of the old content and what stands for them in the new one; one of the two may be none.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// How far below a change the contents are searched for a place where they agree again.
  static let reach = 64

  /// The changes in their order, with shared lines between any two. Edits that mend a file are short, so what follows a change
  /// is found at once; lines that changed further than that are paired as they stand.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let length = lengths(from: old[left...], to: new[right...])
      let change = Change(old: left..<left + length.old, new: right..<right + length.new)
      left = change.old.upperBound
      right = change.new.upperBound
      if let last = changes.last, last.old.upperBound == change.old.lowerBound,
        last.new.upperBound == change.new.lowerBound
      {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<left, new: last.new.lowerBound..<right)
      } else {
        changes.append(change)
      }
    }
    return changes
  }

  /// How many lines pass before both contents have the same line, or end.
  private static func lengths(
    from old: ArraySlice<ArraySlice<UInt8>>, to new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: Int, new: Int) {
    func agree(_ left: Int, _ right: Int) -> Bool {
      guard left < old.count, right < new.count else { return left == old.count && right == new.count }
      return old[old.startIndex + left] == new[new.startIndex + right]
    }
    for distance in 1...reach {
      if agree(distance, distance) { return (distance, distance) }
      for shorter in (0..<distance).reversed() {
        if agree(distance, shorter) { return (distance, shorter) }
        if agree(shorter, distance) { return (shorter, distance) }
      }
    }
    return (min(reach, old.count), min(reach, new.count))
  }
}
