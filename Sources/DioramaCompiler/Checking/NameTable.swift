import DioramaGrammar
import DioramaSyntax

/// The names of a scene: ids, which become members of the generated class, and parameters.
final class NameTable {
  private var places: [String: SourceRange]
  private var declaredParameters: [(name: String, range: SourceRange)] = []
  /// Where the parameters are declared. Only needed for a mistake, once all of them are declared.
  private(set) lazy var parameters = Dictionary(
    declaredParameters.map { ($0.name, $0.range) }, uniquingKeysWith: { $1 })
  private var generated: [(name: String, key: SyntaxNode)] = []
  /// The members of the class that the generated one extends.
  var reserved: NameIndex = []

  /// Reserves room for about as many names as a file of this size has.
  init(fileSize: Int) {
    places = Dictionary(minimumCapacity: fileSize / 96)
  }

  /// Adds a parameter's name, which its mapping has only once.
  func declare(parameter name: String, at range: SourceRange) {
    declaredParameters.append((name, range))
  }

  /// Adds an id, and reports one that is already used or that the generated class cannot have.
  func declare(
    id name: String, of view: String, at node: SyntaxNode, in context: SceneContext
  ) {
    if let earlier = places.updateValue(node.range, forKey: name) {
      places[name] = earlier
      let note = Diagnostic.Note("'\(name)' is here first", at: earlier)
      context.report(DuplicateID(name: name), at: node.range, notes: earlier == node.range ? [] : [note])
      return
    }
    guard reserved.contains(name) else { return }
    let suggestion = free(name, view)
    context.report(
      NameCollision(name: name, with: "a member of the generated class", suggestion: suggestion),
      at: node.range,
      fixIts: renaming(node, suggestion))
  }

  /// Notes that a member is generated for a key, such as one that keeps what fills a role.
  func generate(_ name: String, for key: SyntaxNode) {
    generated.append((name, key))
  }

  /// Reports the generated members that have the name of an id, of an inherited member or of each other.
  func checkGenerated(in context: SceneContext) {
    var known: [String: SourceRange] = [:]
    for (name, key) in generated {
      if let place = places[name] ?? known[name] {
        report(name, at: place, "'\(name)' would be generated for this", key, in: context)
      } else if reserved.contains(name) {
        report(
          name, at: key.range, "'\(name)' would be generated for this; another id gives another name", key,
          in: context)
      }
      known[name] = key.range
    }
  }

  private func report(
    _ name: String, at place: SourceRange, _ note: String, _ key: SyntaxNode, in context: SceneContext
  ) {
    context.report(
      NameCollision(name: name, with: "a member of the generated class", suggestion: nil), at: place,
      notes: [Diagnostic.Note(note, at: key.range)])
  }

  /// Names for a number of views without an id. Each begins with a word, and none is used or reserved.
  func unused(_ word: String, count: Int) -> [String] {
    var names: [String] = []
    var number = 0
    while names.count < count {
      number += 1
      let candidate = number == 1 ? word : "\(word)\(number)"
      if places[candidate] == nil, !reserved.contains(candidate) { names.append(candidate) }
    }
    return names
  }

  private func free(_ name: String, _ view: String) -> String? {
    let candidate = name + view.prefix(1).uppercased() + view.dropFirst()
    return places[candidate] == nil && !reserved.contains(candidate) ? candidate : nil
  }

  private func renaming(_ node: SyntaxNode, _ name: String?) -> [FixIt] {
    guard let name, !node.isAlias else { return [] }
    return [FixIt("write '\(name)'", replacing: node.range, with: name)]
  }
}
