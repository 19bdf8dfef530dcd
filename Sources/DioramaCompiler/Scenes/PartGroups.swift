import DioramaTree

/// Parts of a view in groups that are set together. Two parts are in the same group if a set has both, or if other
/// parts connect them (Galler and Fischer, "An Improved Equivalence Algorithm", 1964).
struct PartGroups {
  /// The number of groups with parts that change.
  private(set) var count = 0
  private var names = NameNumbers()
  /// For each part, its parent in the tree of its group; a root is its own parent.
  private var parents: [Int] = []
  /// For each part, the place of its group; -1 if nothing in it changes.
  private var places: [Int] = []

  /// Creates the groups of the changing parts, in the order of these.
  init(_ changing: [String], _ sets: [[String]]) {
    for part in changing { add(part) }
    for set in sets {
      guard let first = set.first else { continue }
      let root = root(of: add(first))
      for part in set.dropFirst() {
        let other = self.root(of: add(part))
        parents[other] = root
      }
    }
    var placesOfRoots = parents.map { _ in -1 }
    for part in changing {
      guard let number = names[part] else { continue }
      let root = root(of: number)
      if placesOfRoots[root] < 0 {
        placesOfRoots[root] = count
        count += 1
      }
    }
    places = parents.indices.map { placesOfRoots[root(of: $0)] }
  }

  @discardableResult
  private mutating func add(_ part: String) -> Int {
    let (number, isNew) = names.add(part)
    if isNew { parents.append(number) }
    return number
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Returns the place of the group with a part; `nil` if nothing in it changes.
  func place(of part: String) -> Int? {
    guard let number = names[part], places[number] >= 0 else { return nil }
    return places[number]
  }
}

/// Collects statements in groups with the same inputs.
struct StatementGroups {
  private let changes: ChangingParts
  /// The groups in the order of their first statements.
  private(set) var groups: [RuntimeTree.Group] = []
  /// The places of the groups with one input, by its number; -1 for none.
  private var placesOfSingles: [Int]
  /// The place of each other group, by the numbers of its inputs.
  private var places: [[Int]: Int] = [:]

  init(_ changes: ChangingParts) {
    self.changes = changes
    places.reserveCapacity(8)
    placesOfSingles = Array(repeatElement(-1, count: changes.count))
  }

  /// Adds statements to the groups with their inputs.
  mutating func add(_ statements: [RuntimeTree.Statement]) {
    for statement in statements { add(statement) }
  }

  mutating func add(_ statement: consuming RuntimeTree.Statement) {
    let inputs = changes.inputs(of: statement)
    let known = inputs.count == 1 ? placesOfSingles[inputs[0]] : places[inputs, default: -1]
    if known >= 0 {
      groups[known].statements.append(statement)
    } else {
      if groups.isEmpty { groups.reserveCapacity(8) }
      if inputs.count == 1 {
        placesOfSingles[inputs[0]] = groups.count
      } else {
        places[inputs] = groups.count
      }
      groups.append(RuntimeTree.Group(reads: inputs.map { changes[$0] }, statements: [statement]))
    }
  }
}
