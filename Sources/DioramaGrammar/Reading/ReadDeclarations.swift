import DioramaSyntax

/// The declarations of a kind, as far as they have been read. Each has the number of its name.
struct ReadDeclarations<Declaration: Sendable>: Sendable {
  /// The names of all declarations of the kind.
  let names: NameIndex
  /// `nil` for what has not been read, and in it `nil` for what cannot be read.
  private var declarations: [Declaration??]

  /// Nothing of some names has been read yet.
  init(_ names: [String] = []) {
    self.names = NameIndex(names)
    declarations = Array(repeating: nil, count: names.count)
  }

  /// What has been read under a number; `nil` if that has not been tried.
  subscript(number: Int) -> Declaration?? {
    get { declarations[number] }
    set { declarations[number] = newValue }
  }

  /// What has been read under a name; `nil` if that has not been tried, or nothing has that name.
  subscript(name: String) -> Declaration?? {
    get { names.index(of: name).flatMap { declarations[$0] } }
    set {
      if let number = names.index(of: name) { declarations[number] = newValue }
    }
  }
}

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

/// The diagnostics of one file, each once.
struct FileDiagnostics: Sendable {
  private(set) var all: Set<Diagnostic> = []

  mutating func add(_ diagnostics: [Diagnostic]) { all.formUnion(diagnostics) }

  /// What was added, sorted by place.
  var diagnostics: [Diagnostic] { all.sorted() }
}
