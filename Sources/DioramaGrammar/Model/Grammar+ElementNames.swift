extension Grammar {
  /// The element that scenes can use and that has another name elsewhere: that of its Swift class, with or without `UI`, or a synonym.
  /// Where several do, one that may stand in the place wins.
  public func element(called word: String, in placement: ElementKind.Placement) -> String? {
    let key = word.plain
    let elements = elementNames.compactMap { element(named: $0) }.filter { !$0.isAbstract }
    let fitting =
      elements.filter { $0.placement == placement } + elements.filter { $0.placement != placement }
    for names in [\ElementKind.ownNames, \ElementKind.otherNames] {
      if let element = fitting.first(where: { $0[keyPath: names].contains { $0.plain == key } }) {
        return element.name
      }
    }
    return nil
  }
}

extension ElementKind {
  fileprivate var ownNames: [String] { [name] + synonyms }

  fileprivate var otherNames: [String] {
    let unprefixed = swiftClass.hasPrefix("UI") ? [String(swiftClass.dropFirst(2))] : []
    return [swiftClass, name + "View"] + unprefixed
  }
}
