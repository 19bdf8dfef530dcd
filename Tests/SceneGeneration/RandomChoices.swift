import DioramaTestSupport

/// Choices at random that favour what has not been chosen yet, so that a few dozen scenes show the whole vocabulary.
struct RandomChoices {
  /// Where the random numbers come from.
  var generator: SeededGenerator
  /// Whether what has not been chosen yet is always chosen.
  var isSweeping = false
  private var chosen: [String: Set<String>] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Whether something happens that does so in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  /// A whole number.
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// One of some things, of which there is at least one.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// One of some names, mostly one that has not been chosen for this purpose yet.
  mutating func name(of names: [String], for purpose: String) -> String {
    let fresh = names.filter { chosen[purpose]?.contains($0) != true }
    let name = element(of: fresh.isEmpty || !isSweeping && chance(30) ? names : fresh)
    chosen[purpose, default: []].insert(name)
    return name
  }

  /// Whether to take a name for a purpose: in so many of a hundred cases, or more often while it has not been chosen
  /// yet.
  mutating func wants(_ name: String, for purpose: String, percent: Int) -> Bool {
    chance(hasFresh([name], for: purpose) ? max(percent, isSweeping ? 100 : 70) : percent)
  }

  /// One of some groups of names, one with a name that has not been chosen for a purpose yet if there is one.
  mutating func group(of groups: [[String]], for purpose: String) -> [String] {
    let fresh = groups.filter { hasFresh($0, for: purpose) }
    return element(of: fresh.isEmpty ? groups : fresh)
  }

  /// Remembers that names have been chosen for a purpose.
  mutating func remember(_ names: some Sequence<String>, for purpose: String) {
    chosen[purpose, default: []].formUnion(names)
  }

  /// Whether some of the names have not been chosen for a purpose yet.
  func hasFresh(_ names: [String], for purpose: String) -> Bool {
    names.contains { chosen[purpose]?.contains($0) != true }
  }

  /// The things in another order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &generator) }
}
