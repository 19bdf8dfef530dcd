/// The elements that others extend, and which element each of their parts comes from.
struct PartOwners {
  /// A part of an element that others extend.
  private struct Part {
    /// The element that it comes from.
    let owner: String
    /// What it is, if it is an attribute: an element that extends another may have it otherwise.
    let attribute: Attribute?
  }

  /// The parts by name, by the name of an element that others extend.
  private var parts: [String: [String: Part]] = [:]
  private let byName: [String: ElementKind]

  /// Looks at all elements of a grammar, each of which extends one of them.
  init(_ elements: [ElementKind]) {
    byName = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
    for base in elements.compactMap(\.base) { find(base) }
  }

  /// Whether some element extends another.
  func contains(_ element: String) -> Bool { parts[element] != nil }

  /// The element that a part comes from, the element itself or one that it extends.
  func owner(of part: String, _ attribute: Attribute? = nil, in element: ElementKind) -> String {
    guard let inherited = element.base.flatMap({ parts[$0]?[part] }), inherited.attribute == attribute else {
      return element.name
    }
    return inherited.owner
  }

  /// Finds the owners of an element's parts, those of the elements that it extends first.
  private mutating func find(_ name: String) {
    var line: [ElementKind] = []
    var next = byName[name]
    while let element = next, parts[element.name] == nil {
      line.append(element)
      next = element.base.flatMap { byName[$0] }
    }
    for element in line.reversed() {
      var found: [String: Part] = [:]
      for attribute in element.attributes where found[attribute.name] == nil {
        let owner = owner(of: attribute.name, attribute, in: element)
        found[attribute.name] = Part(owner: owner, attribute: attribute)
      }
      for part in element.partNames where found[part] == nil {
        found[part] = Part(owner: owner(of: part, in: element), attribute: nil)
      }
      parts[element.name] = found
    }
  }
}
