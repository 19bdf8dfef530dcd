extension Array {
  /// Returns the elements, each after those that it names, and those that cannot be ordered: they name themselves, or
  /// others that do. There is no recursion, because a tree can come from anywhere.
  package func ordered(
    by name: (Element) -> String, naming forEachName: (Element, (String) -> Void) -> Void
  ) -> (ordered: [Element], circular: [Element]) {
    let places = Dictionary(indices.map { (name(self[$0]), $0) }) { first, _ in first }
    var readers: [[Int]] = [[Int]](repeating: [], count: count)
    var missing = [Int](repeating: 0, count: count)
    for (reader, element) in enumerated() {
      forEachName(element) { name in
        guard let place = places[name] else { return }
        readers[place].append(reader)
        missing[reader] += 1
      }
    }
    var ready = indices.filter { missing[$0] == 0 }
    var next = 0
    while next < ready.count {
      for reader in readers[ready[next]] {
        missing[reader] -= 1
        if missing[reader] == 0 { ready.append(reader) }
      }
      next += 1
    }
    return (ready.map { self[$0] }, indices.filter { missing[$0] > 0 }.map { self[$0] })
  }
}

/// Elements each of which names the next one, and the last one the first.
package struct Cycle<Element> {
  /// The elements; of many, those at both ends.
  package let elements: [Element]
  /// The number of elements before those that are left out; `nil` if there are none.
  private let shown: Int?

  fileprivate init(_ places: ArraySlice<Int>, in all: [Element]) {
    let end = 4
    shown = places.count > 2 * end ? end : nil
    elements = (shown == nil ? places : places.prefix(end) + places.suffix(end)).map { all[$0] }
  }

  /// Returns the names of the elements in order and that of the first one again, with an ellipsis for those that are
  /// left out.
  package func path(_ name: (Element) -> String) -> String {
    var names = (elements + elements.prefix(1)).map(name)
    if let shown { names.insert("…", at: shown) }
    return names.joined(separator: " → ")
  }
}

extension Array {
  /// Returns cycles among elements that name each other, and all elements that are in a cycle. Without the last name of
  /// each cycle that is returned, there are none.
  ///
  /// These are the strongly connected components of a graph (Robert Tarjan, "Depth-First Search and Linear Graph
  /// Algorithms", 1972). There is no recursion, because a chain of names can be long.
  package func cycles(
    by name: (Element) -> String, naming forEachName: (Element, (String) -> Void) -> Void
  ) -> (cycles: [Cycle<Element>], members: [Element]) {
    let circular = ordered(by: name, naming: forEachName).circular
    let places = Dictionary(circular.indices.map { (name(circular[$0]), $0) }) { first, _ in first }
    var named = circular.map { element -> [Int] in
      var others: [Int] = []
      var seen: Set<Int> = []
      forEachName(element) { name in
        if let place = places[name], seen.insert(place).inserted { others.append(place) }
      }
      return [Int](others.reversed())
    }
    var cycles: [Cycle<Element>] = []
    var isMember = [Bool](repeating: false, count: circular.count)
    var seen: Set<Int> = []
    /// The elements that may be in a cycle with one on the path, in the order in which they were reached.
    var open: [Int] = []
    /// The places in `open` of the elements in it, and of the first one that each leads to.
    var numbers: [Int: (own: Int, first: Int)] = [:]
    for start in circular.indices where seen.insert(start).inserted {
      var path: [Int] = []
      var depths: [Int: Int] = [:]
      func enter(_ element: Int) {
        numbers[element] = (open.count, open.count)
        depths[element] = path.count
        open.append(element)
        path.append(element)
      }
      enter(start)
      while let current = path.last, let number = numbers[current] {
        if let next = named[current].popLast() {
          if seen.insert(next).inserted {
            enter(next)
          } else if let first = numbers[next]?.own {
            numbers[current]?.first = Swift.min(number.first, first)
            if next == current { isMember[current] = true }
            if let depth = depths[next] { cycles.append(Cycle(path[depth...], in: circular)) }
          }
          continue
        }
        depths[path.removeLast()] = nil
        if let parent = path.last, let known = numbers[parent]?.first {
          numbers[parent]?.first = Swift.min(known, number.first)
        }
        guard number.first == number.own else { continue }
        let group = open[number.own...]
        for element in group {
          if group.count > 1 { isMember[element] = true }
          numbers[element] = nil
        }
        open.removeSubrange(number.own...)
      }
    }
    return (cycles, circular.indices.filter { isMember[$0] }.map { circular[$0] })
  }
}
