import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Hashes the inputs of outputs: the file, and the declarations that its output depends on.
///
/// Swift depends on the interfaces of the components that the file uses and of those in their states, and a runtime
/// tree on their files and those of the components in them.
struct InputHashes {
  private let kind: OutputKind
  private var declarations: [ObjectIdentifier: Declarations] = [:]

  /// The dependencies of an output besides its own file.
  struct Dependencies {
    let files: [SourceFile]
    /// The hash of everything. It does not depend on the locations of the files.
    let hash: ContentHash
  }

  /// The declarations of a grammar.
  private struct Declarations {
    /// The elements and decorators, and their hash.
    let files: [SourceFile]
    let hash: ContentHash
    let components: [String: ComponentFile]
    /// The names of components that generated types could have. A scene with such a type has an error.
    let namesLikeGenerated: [String]
    /// The components that controllers name. Their states are parameters of scenes.
    let namesInControllers: [String]
    /// The components that a component depends on.
    var uses: [String: [String]] = [:]
    var interfaces: [String: String] = [:]
    /// The hashes of the components' files.
    var hashes: [String: ContentHash] = [:]
  }

  /// - Parameter kind: The kind of the outputs.
  init(_ kind: OutputKind) { self.kind = kind }

  /// Returns the dependencies of an output that is generated from some files.
  mutating func dependencies(
    of files: HashedFiles, _ grammar: Grammar, _ settings: CompilerSettings
  ) -> Dependencies {
    let key = ObjectIdentifier(grammar)
    var known = declarations.removeValue(forKey: key) ?? Self.declarations(of: grammar)
    var hasher = files.hasher
    hasher.update(known.hash.hexadecimal)
    if let oldestRuntime = settings.oldestRuntime { hasher.update(oldestRuntime.description) }
    if kind == .swift, settings.bundle != .main { hasher.update(settings.bundle.rawValue) }
    for text in settings.textsAboutRules { hasher.update(text) }
    for name in known.namesLikeGenerated { hasher.update(name) }
    let used = components(named: files.components + known.namesInControllers, grammar, &known)
    for component in used {
      hasher.update(component.name)
      switch kind {
      case .swift: hasher.update(interface(of: component.name, grammar, &known))
      case .tree: hasher.update(hash(of: component, &known).hexadecimal)
      }
    }
    declarations[key] = known
    let files = used.isEmpty ? known.files : known.files + used.map(\.file)
    return Dependencies(files: files, hash: hasher.hash)
  }

  private static func declarations(of grammar: Grammar) -> Declarations {
    let components = grammar.components
    let paths = Set(components.map(\.file.path))
    let files =
      components.isEmpty ? grammar.projectFiles : grammar.projectFiles.filter { !paths.contains($0.path) }
    var hasher = ContentHasher()
    for file in files { hasher.update(file) }
    return Declarations(
      files: files, hash: hasher.hash,
      components: Dictionary(components.map { ($0.name, $0) }) { first, _ in first },
      namesLikeGenerated: components.map(\.name).filter(GeneratedNames.mayGenerate),
      namesInControllers: components.isEmpty
        ? []
        : files.filter { DeclarationKind.kind(ofFileNamed: $0.name) == .controller }.flatMap {
          $0.components(in: grammar)
        })
  }

  /// Returns the components with some names and those that the output depends on in turn, sorted by name.
  private func components(
    named names: [String], _ grammar: Grammar, _ known: inout Declarations
  ) -> [ComponentFile] {
    if names.isEmpty { return [] }
    var found: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let component = known.components[name] else { continue }
      let uses =
        known.uses[name]
        ?? (kind == .swift
          ? grammar.components(inStateOf: name) : component.file.components(in: grammar))
      known.uses[name] = uses
      pending += uses
    }
    return found.sorted().compactMap { known.components[$0] }
  }

  private func hash(of component: ComponentFile, _ known: inout Declarations) -> ContentHash {
    if let hash = known.hashes[component.name] { return hash }
    var hasher = ContentHasher()
    hasher.update(component.file)
    known.hashes[component.name] = hasher.hash
    return hasher.hash
  }

  private func interface(of name: String, _ grammar: Grammar, _ known: inout Declarations) -> String {
    let interface = known.interfaces[name] ?? grammar.interface(ofComponent: name) ?? ""
    known.interfaces[name] = interface
    return interface
  }
}

extension CompilerSettings {
  /// What differs from the default settings of the rules, which decide whether a scene has warnings.
  fileprivate var textsAboutRules: [String] {
    if levels.isEmpty, maximumViews == Self.standard.maximumViews { return [] }
    return levels.map { "\($0) \($1.rawValue)" }.sorted() + ["\(maximumViews)"]
  }
}

extension SourceFile {
  /// Returns the names of components in the text, or those of all components if the text has escapes or continued
  /// lines, which may form any name.
  func components(in grammar: Grammar) -> [String] {
    var names: [String] = []
    var start: Int?
    for index in 0...bytes.count {
      // A line break, which ends the last name.
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].canEscapeLetter {
        return grammar.components.map(\.name)
      }
      if byte.isLetterOrDigit {
        start = start ?? index
      } else if let first = start {
        start = nil
        guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[first] else { continue }
        let name = text(in: SourceRange(first, index))
        if grammar.component(named: name) != nil { names.append(name) }
      }
    }
    return names
  }
}

extension UInt8 {
  /// Whether the byte after a backslash can begin the escape of a letter, or of a line break in a word.
  fileprivate var canEscapeLetter: Bool { "xuU\n\r".utf8.contains(self) }
}
