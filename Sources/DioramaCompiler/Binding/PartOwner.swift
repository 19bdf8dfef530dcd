import DioramaGrammar

extension Grammar {
  /// Who declares a part that an element has: the outermost element that has it, or a decorator of that one.
  func owner(ofPart name: String, in element: ElementKind) -> String {
    var owner = element
    while let base = owner.base.flatMap({ self.element(named: $0) }), base.shares(name, with: owner) {
      owner = base
    }
    let decorator = decorators.first { decorator in
      decorator.decorates.contains(owner.name)
        && (decorator.attributes.contains { $0.name == name }
          || decorator.events.contains { $0.name == name })
    }
    return decorator?.name ?? owner.name
  }
}

extension ElementKind {
  /// Whether an element that extends this one has a part from here. Slots can be declared anew.
  fileprivate func shares(_ name: String, with other: ElementKind) -> Bool {
    partNumber(of: name) != nil && slot(named: name) == other.slot(named: name)
  }
}
