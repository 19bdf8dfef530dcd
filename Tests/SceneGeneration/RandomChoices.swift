import DioramaTestSupport

/// Random choices that prefer what has not been chosen yet, so that a few dozen scenes cover the whole vocabulary.
struct RandomChoices {
  /// The source of random numbers.
  var generator: SeededGenerator
  /// Whether to always choose what has not been chosen yet.
  var isSweeping = false
  /// Whether to choose fewer optional things, even if they have not been chosen yet.
  var isFrugal = false
  private var chosen: [String: Set<String>] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  /// An integer.
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// One of some values, of which there must be at least one.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// One of some names, usually one that has not been chosen for this purpose yet.
  mutating func name(of names: [String], for purpose: String) -> String {
    let fresh = fresh(names, for: purpose)
    let name = element(of: fresh.isEmpty || !isSweeping && chance(30) ? names : fresh)
    chosen[purpose, default: []].insert(name)
    return name
  }

  /// Whether to choose a name for a purpose: with a probability in percent, or a higher one while it has not been
  /// chosen yet.
  mutating func wants(_ name: String, for purpose: String, percent: Int) -> Bool {
    if isFrugal { return chance(percent / 3) }
    return chance(hasFresh([name], for: purpose) ? max(percent, isSweeping ? 100 : 70) : percent)
  }

  /// One of some groups of names, if possible one with a name that has not been chosen for a purpose yet.
  mutating func group(of groups: [[String]], for purpose: String) -> [String] {
    let fresh = groups.filter { hasFresh($0, for: purpose) }
    return element(of: fresh.isEmpty ? groups : fresh)
  }

  /// Marks names as chosen for a purpose.
  mutating func remember(_ names: some Sequence<String>, for purpose: String) {
    chosen[purpose, default: []].formUnion(names)
  }

  /// Whether any of the names has not been chosen for a purpose yet.
  func hasFresh(_ names: [String], for purpose: String) -> Bool {
    guard let used = chosen[purpose] else { return !names.isEmpty }
    return names.contains { !used.contains($0) }
  }

  private func fresh(_ names: [String], for purpose: String) -> [String] {
    guard let used = chosen[purpose] else { return names }
    return names.filter { !used.contains($0) }
  }

  /// The values in random order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &generator) }
}
