/// A text in which a merge has left both of its sides between git's marks.
struct MergeConflict {
  private(set) var ours: [UInt8] = []
  private(set) var theirs: [UInt8] = []

  private enum Side {
    case both, ours, base, theirs
  }

  /// Takes a text apart; `nil` if it has no marks.
  init?(_ bytes: [UInt8]) {
    var side = Side.both
    var hasMarks = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch line.prefix(7) {
      case [UInt8](repeating: UInt8(ascii: "<"), count: 7)[...]: side = .ours
      case [UInt8](repeating: UInt8(ascii: "|"), count: 7)[...]: side = .base
      case [UInt8](repeating: UInt8(ascii: "="), count: 7)[...]: side = .theirs
      case [UInt8](repeating: UInt8(ascii: ">"), count: 7)[...]: side = .both
      default:
        if side == .both || side == .ours { ours += line + [UInt8(ascii: "\n")] }
        if side == .both || side == .theirs { theirs += line + [UInt8(ascii: "\n")] }
        continue
      }
      hasMarks = true
    }
    guard hasMarks, side == .both else { return nil }
  }
}

extension Manifest {
  /// Reads a manifest, also one in which a merge has left both of its sides: then it vouches for what either side vouches for.
  init(reading bytes: [UInt8]) throws {
    guard let conflict = MergeConflict(bytes) else {
      try self.init(parsing: bytes)
      return
    }
    try self.init(parsing: conflict.ours)
    let other = try Manifest(parsing: conflict.theirs)
    entries.merge(other.entries) { ours, theirs in
      var merged = ours
      if theirs.content != ours.content { merged.pending = theirs.content }
      return merged
    }
  }
}
