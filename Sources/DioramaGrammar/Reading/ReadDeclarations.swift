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
