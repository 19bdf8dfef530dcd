/// The decorators of a grammar, to be found by what they decorate.
struct ReadDecorators: Sendable {
  /// All of them, those of the language first.
  let all: [DecoratorKind]
  /// Their places among all, by the name of an element.
  private let places: [String: [Int]]

  /// Sorts decorators by what they decorate.
  init(_ all: [DecoratorKind]) {
    self.all = all
    var places: [String: [Int]] = [:]
    for (place, decorator) in all.enumerated() {
      for element in Set(decorator.decorates) { places[element, default: []].append(place) }
    }
    self.places = places
  }

  /// What decorates an element itself, and not only one that it extends.
  func decorating(_ element: String) -> [DecoratorKind] { (places[element] ?? []).map { all[$0] } }
}
