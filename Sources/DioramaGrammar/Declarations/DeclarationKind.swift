import DioramaSyntax

/// The kinds of declarations. The first key of a file names its kind.
package enum DeclarationKind: String, Sendable, CaseIterable {
  /// A screen.
  case scene
  /// A view class.
  case element
  /// A class that adds properties and events to views.
  case decorator
  /// A view made of others, which is used like an element.
  case component
  /// A closed set of names.
  case enumeration
  /// Names for colours, fonts, numbers and images, and styles.
  case theme
  /// A kind of scene.
  case controller

  /// The kinds that a project can declare for its scenes.
  package static let ofDeclarations: [DeclarationKind] = ofGrammar + [.component]

  /// The kinds that only add to the grammar. Components are compiled, too.
  package static let ofGrammar: [DeclarationKind] = [.element, .decorator, .enumeration, .theme, .controller]

  /// Returns the kind of declaration that the first key of a file names, or `nil`.
  package static func of(_ tree: SyntaxTree) -> DeclarationKind? {
    tree.root?.entries.first.flatMap { DeclarationKind(rawValue: $0.name) }
  }

  /// Returns the name of a file's declaration: the value of its first key.
  package static func name(in tree: SyntaxTree) -> String? {
    tree.root?.entries.first?.value.text
  }

  /// The keys of a declaration, some of which no other kind of file has.
  private var typicalKeys: NameIndex {
    switch self {
    case .scene, .component: ["views", "rows", "sections", "controller", "state"]
    case .element, .controller: ["swift", "extends"]
    case .decorator: ["decorates"]
    case .enumeration: ["cases"]
    case .theme: DeclarationReader.themeSections
    }
  }

  /// Returns the name that the file of a declaration should have; `nil` if the file may be something else. Only a file
  /// that begins with the key of a declaration is read further than its first lines.
  package static func fileName(for file: SourceFile) -> String? {
    let lines = file.bytes.prefix(4096).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let first = lines.first { !$0.starts(with: "#".utf8) && !$0.starts(with: "---".utf8) }
    let text = first.map { String(decoding: $0, as: UTF8.self).trimmingPrefix("\u{FEFF}") } ?? ""
    guard allCases.contains(where: { text.hasPrefix($0.rawValue + ":") }) else { return nil }
    let tree = YAMLReader.read(file).tree
    guard let kind = of(tree), let root = tree.root, let name = root.entries.first?.value,
      NameForm.upperCamelCase.matches(name) || NameForm.lowerCamelCase.matches(name),
      isNamed(file.name, after: name.text)
        || root.entries.dropFirst().contains(where: { kind.typicalKeys.contains($0.key) })
    else { return nil }
    return "\(name.text).\(kind.rawValue).yaml"
  }

  /// Returns whether a file is named like a declaration, with another word for its kind: `plan.enum.yaml`.
  private static func isNamed(_ file: String, after name: String) -> Bool {
    let parts = file.lowercased().split(separator: ".")
    return parts.count == 3 && parts[0] == name.lowercased()
  }

  private static let words = NameIndex(allCases.map(\.rawValue))
  /// How the names of YAML files end.
  package static let fileNameEndings = [".yaml", ".yml"]
  private static let endings = NameIndex(fileNameEndings)

  /// Returns whether a file name is that of a YAML file, perhaps in upper case.
  package static func isYAML(fileNamed name: String) -> Bool {
    fileNameEndings.contains(where: name.hasSuffix)
      || fileNameEndings.contains(where: name.lowercased().hasSuffix)
  }

  /// Returns the kind and the name of a declaration from its file name: `Profile.scene.yaml`, `rating.element.yml`.
  package static func of(fileNamed name: String) -> (kind: DeclarationKind, name: String)? {
    name.withUTF8Bytes { bytes in
      parts(of: bytes).map { ($0.kind, String(decoding: bytes[..<$0.end], as: UTF8.self)) }
    }
  }

  /// Returns the kind of a declaration from its file name.
  package static func kind(ofFileNamed name: String) -> DeclarationKind? {
    name.withUTF8Bytes { parts(of: $0)?.kind }
  }

  /// Returns the kind of a file's declaration, from its first key. A file with the name of a scene is a scene, even if
  /// it has another first key.
  package static func of(_ file: SourceFile) -> DeclarationKind? {
    isScene(fileNamed: file.name) ? .scene : of(YAMLReader.read(file).tree)
  }

  /// Returns whether a file has the name of a scene or a declaration.
  package static func isSceneOrDeclaration(fileNamed name: String) -> Bool {
    kind(ofFileNamed: name) != nil
  }

  /// Returns whether a file has the name of a scene.
  package static func isScene(fileNamed name: String) -> Bool { kind(ofFileNamed: name) == .scene }

  /// Returns whether a file has the name of a declaration that other files can use.
  package static func isDeclaration(fileNamed name: String) -> Bool {
    kind(ofFileNamed: name).map(ofDeclarations.contains) ?? false
  }

  /// Returns the kind that a file should declare: that in its name, or a scene.
  package static func expected(in file: SourceFile) -> DeclarationKind {
    kind(ofFileNamed: file.name) ?? .scene
  }

  /// Returns the kind that a file name says, and where the declaration's name ends in it.
  private static func parts(of name: UnsafeBufferPointer<UInt8>) -> (kind: DeclarationKind, end: Int)? {
    let dot = UInt8(ascii: ".")
    guard let end = name.lastIndex(of: dot), let start = name[..<end].lastIndex(of: dot),
      endings.contains(UnsafeBufferPointer(rebasing: name[end...])),
      let kind = words.index(of: UnsafeBufferPointer(rebasing: name[(start + 1)..<end]))
    else { return nil }
    return (allCases[kind], start)
  }
}

/// Reports files that do not begin with the key of a declaration.
package enum DeclarationCheck {
  /// Returns whether a file is a declaration of one of these kinds; otherwise reports it, unless a syntax error
  /// explains it.
  package static func declares(
    _ kinds: [DeclarationKind], _ root: SyntaxNode, _ diagnostics: DiagnosticCollector
  ) -> Bool {
    guard root.kind == .mapping, let first = root.entries.first else {
      if !root.isEmptyPlain, root.kind != .broken, root.tree.isComplete {
        diagnostics.add(
          UnknownDeclaration(name: nil, kind: .expected(in: root.tree.source), suggestion: nil),
          at: root.headRange)
      }
      return false
    }
    let file = root.tree.source
    if let kind = kinds.first(where: { first.key.hasText($0.rawValue) }) {
      let fileName = file.name
      if let named = DeclarationKind.kind(ofFileNamed: fileName), named != kind {
        diagnostics.add(MisnamedFile.ofOtherKind(declared: kind), at: first.key.range)
        return false
      }
      if fileName.utf8.count > Limits.fileNameSize {
        diagnostics.add(NameLimit.file, at: first.key.range)
      }
      if kind != .scene, let name = name(misspeltBy: first.value.text, inFileNamed: fileName) {
        diagnostics.add(MisnamedFile.misspelt(name, kind: kind), at: first.value.range)
      }
      return true
    }
    if kinds.contains(where: { root.tree.mayHaveLost($0.rawValue) }) { return true }
    let expected = DeclarationKind.expected(in: file)
    if root.tree.mayHaveLost(expected.rawValue) { return false }
    if let kind = DeclarationKind(rawValue: first.name) {
      diagnostics.add(MisnamedFile.ofOtherKind(declared: kind), at: first.key.range)
      return false
    }
    // A scene can have a key 'controller' further down.
    let candidates = kinds.contains(expected) ? kinds : kinds + [expected]
    let suggestion = Spelling.closest(to: first.name, in: candidates.map(\.rawValue))
    let later = root.entries.first { DeclarationKind(rawValue: $0.name) != nil }
    if let later, suggestion == nil || later.name == expected.rawValue {
      diagnostics.add(DeclarationNotFirst(name: later.name), at: later.key.range)
    } else {
      diagnostics.add(
        UnknownDeclaration(
          name: first.name.shortened, kind: expected, suggestion: suggestion),
        at: first.key.range,
        fixIts: renaming(first.key, to: suggestion, isClosest: true))
    }
    return false
  }

  /// Returns the name in a file name if a declaration's name is a misspelling of it, or `nil`. A declaration may have
  /// an entirely different name, and one in the wrong form is reported in any case.
  static func name(misspeltBy name: String, inFileNamed fileName: String) -> String? {
    guard let meant = DeclarationKind.of(fileNamed: fileName)?.name, meant != name,
      meant.first?.isUppercase == name.first?.isUppercase, Spelling.isMisspelling(name, of: meant)
    else { return nil }
    return meant
  }
}
