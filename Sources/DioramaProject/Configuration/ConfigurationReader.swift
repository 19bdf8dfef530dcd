import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Reads `diorama.yaml`.
package struct ConfigurationReader {
  private let diagnostics = DiagnosticCollector()
  private let toolVersion: String
  private let leadsOut: (_ path: String, _ isOutput: Bool) -> Bool
  private var configuration = ProjectConfiguration()

  private init(_ toolVersion: String, _ leadsOut: @escaping (String, Bool) -> Bool) {
    self.toolVersion = toolVersion
    self.leadsOut = leadsOut
  }

  /// Reads a configuration. Invalid input gives diagnostics, never an error.
  ///
  /// - Parameters:
  ///   - toolVersion: The version of the command, which may be older than the project requires.
  ///   - leadsOut: Returns whether a relative path, of an output or an input, leads out of the project through a link.
  /// - Returns: The valid part of the configuration, and the diagnostics, sorted by position. Do not use a
  ///   configuration with errors.
  package static func read(
    _ file: SourceFile, toolVersion: String, leadsOut: @escaping (String, Bool) -> Bool = { _, _ in false }
  ) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
    let (tree, reading) = YAMLReader.read(file)
    var reader = ConfigurationReader(toolVersion, leadsOut)
    for diagnostic in reading where diagnostic.code != EmptyFile.kind.code {
      reader.diagnostics.add(diagnostic)
    }
    if let root = tree.root, !root.isEmptyPlain, !root.isNull { reader.read(root) }
    let review = Review(
      of: reader.diagnostics.diagnostics, in: tree, settings: reader.configuration.compilerSettings)
    return (reader.configuration, review.diagnosticsWithSuppressedErrors)
  }

  private mutating func read(_ root: SyntaxNode) {
    guard root.kind == .mapping else {
      if root.kind != .broken, root.tree.isComplete {
        report(
          WrongType(name: ProjectConfiguration.fileName, remedy: "must be a mapping such as scenes: Scenes"),
          root)
      }
      return
    }
    let declared = ["components", "elements", "enumerations", "decorators", "controllers", "themes"]
    let fields = fields(root, "the configuration", ConfigurationKey.self) {
      declared.contains($0)
        ? .key(ConfigurationKey.declarations.rawValue)
        : $0 == "ignore" ? .key(ConfigurationKey.exclude.rawValue) : nil
    }
    for key in ConfigurationKey.allCases {
      guard let entry = fields[key.rawValue] else { continue }
      switch key {
      case .minimumVersion: checkVersion(entry)
      case .scenes: configuration.scenes = paths(entry)
      case .declarations: configuration.declarations = paths(entry)
      case .exclude: configuration.exclude = paths(entry, arePatterns: true).map(PathPattern.init)
      case .outputs: readOutputs(entry)
      case .bundle:
        if let bundle = values.choice(entry, ResourceBundle.self) {
          configuration.compilerSettings.bundle = bundle
        }
      case .oldestRuntime: configuration.compilerSettings.oldestRuntime = version(entry)?.version
      case .strict: configuration.isStrict = values.read(entry, as: .boolean) == .boolean(true)
      case .baseline: configuration.baseline = path(entry)
      case .rules: readRules(entry)
      case .maximumViews:
        let views = values.read(entry, as: .integer(NumberRange(lowerBound: 1)))
        if case .integer(let number)? = views { configuration.compilerSettings.maximumViews = number }
      }
    }
  }

  private func checkVersion(_ entry: MappingEntry) {
    guard let (text, needed) = version(entry) else { return }
    if let tool = ReleaseVersion(toolVersion), tool < needed {
      report(OutdatedTool(needed: text, tool: toolVersion), entry.value)
    }
  }

  private func version(_ entry: MappingEntry) -> (text: String, version: ReleaseVersion)? {
    guard let text = text(entry) else { return nil }
    if let version = ReleaseVersion(text) { return (text, version) }
    report(InvalidVersion(written: text.shortened), entry.value)
    return nil
  }

  private mutating func readOutputs(_ entry: MappingEntry) {
    guard isMapping(entry, "{ swift: Generated }") else { return }
    let fields = fields(entry.value, "'outputs'", ConfigurationKey.Output.self)
    for key in ConfigurationKey.Output.allCases {
      guard let entry = fields[key.rawValue] else { continue }
      switch key {
      case .swift: configuration.swiftFolder = path(entry, isOutput: true)
      case .trees: configuration.treeFolder = path(entry, isOutput: true)
      case .accessLevel: configuration.accessLevel = values.choice(entry, AccessLevel.self)
      }
    }
  }

  // MARK: Rules

  private mutating func readRules(_ entry: MappingEntry) {
    guard isMapping(entry, "{ insecure-url: error }") else { return }
    for rule in entry.value.entries {
      guard let kind = DiagnosticCatalogue.kind(of: rule.name) else {
        let suggestion = Spelling.closest(to: rule.name, in: DiagnosticCatalogue.rules.map(\.code))
        report(
          UnknownRule(code: rule.name.shortened, suggestion: suggestion), rule.key,
          fixIts: renaming(keyOf: rule, to: suggestion, isClosest: true))
        continue
      }
      guard kind.severity == .warning else {
        report(FixedSeverity(code: kind.code), rule.key)
        continue
      }
      configuration.compilerSettings.levels[kind.code] = level(rule)
    }
  }

  /// Returns the level of a rule. Tools that write YAML 1.1 write `false` for a plain `off`.
  private func level(_ entry: MappingEntry) -> CompilerSettings.Level? {
    let isFalse = entry.value.kind == .scalar && entry.value.style == .plain && entry.value.text == "false"
    return isFalse ? .off : values.choice(entry, CompilerSettings.Level.self)
  }

  // MARK: Values

  private var values: ValueReader {
    ValueReader(vocabulary: .none, scope: NameScope(), diagnostics: diagnostics)
  }

  private func paths(_ entry: MappingEntry, arePatterns: Bool = false) -> [String] {
    guard entry.value.kind == .sequence else {
      return path(entry, isPattern: arePatterns).map { [$0] } ?? []
    }
    guard entry.value.elements.count <= Limits.paths else {
      report(ConfigurationLimit.paths(key: entry.name), entry.value)
      return []
    }
    return entry.value.elements.compactMap { path(entry.element($0), isPattern: arePatterns) }
  }

  /// Returns a path that stays within the project.
  private func path(_ entry: MappingEntry, isPattern: Bool = false, isOutput: Bool = false) -> String? {
    guard let path = text(entry) else { return nil }
    guard path.utf8.count <= Limits.pathSize else {
      report(ConfigurationLimit.pathSize, entry.value)
      return nil
    }
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") || path.contains("\0") {
      report(PathOutsideProject.direct(path.shortened), entry.value)
      return nil
    }
    if !isPattern, leadsOut(path, isOutput) {
      report(PathOutsideProject.link(path.shortened), entry.value)
      return nil
    }
    return path
  }

  private func text(_ entry: MappingEntry) -> String? {
    let node = entry.value
    if node.kind == .scalar, !node.text.isEmpty, !node.isNull { return node.text }
    if node.kind == .scalar {
      report(MissingValue(name: entry.name, hint: "write its value, or remove the key"), entry.key)
    } else if node.kind != .broken {
      report(
        WrongType(name: entry.name, remedy: "must be one text; write it without brackets and dashes"), node)
    }
    return nil
  }

  private func isMapping(_ entry: MappingEntry, _ sample: String) -> Bool {
    if entry.value.kind == .mapping { return true }
    if entry.value.kind != .broken, !entry.value.isIncomplete {
      report(WrongType(name: entry.name, remedy: "must be a mapping such as \(sample)"), entry.key)
    }
    return false
  }

  private func fields<Key: RawRepresentable & CaseIterable>(
    _ node: SyntaxNode, _ place: String, _ keys: Key.Type, advice: (String) -> KeyAdvice? = { _ in nil }
  ) -> FieldReader where Key.RawValue == String {
    FieldReader(
      node, place: place, known: NameIndex(keys.allCases.map(\.rawValue)), diagnostics: diagnostics,
      advice: advice)
  }

  private func report<Message: DiagnosticMessage>(
    _ message: Message, _ node: SyntaxNode, fixIts: [FixIt] = []
  ) {
    diagnostics.add(message, at: node.headRange, fixIts: fixIts)
  }
}

/// The keys of `diorama.yaml`. The reader, the schema and the messages are derived from them.
enum ConfigurationKey: String, CaseIterable {
  case minimumVersion, scenes, declarations, exclude, outputs, bundle, oldestRuntime, strict, baseline, rules
  case maximumViews

  /// The description of the key.
  var summary: String {
    switch self {
    case .minimumVersion: "The oldest version of diorama that supports the project."
    case .scenes: "The files and folders that contain scenes."
    case .declarations:
      "The files and folders of declarations for every scene: elements, components, themes and others."
    case .exclude:
      "The paths to exclude: * matches any part of a name, and ** any folders."
    case .outputs: "Where outputs go, and who can use them."
    case .bundle: "The bundle with texts, images and colours: that of the app, or of the Swift module."
    case .oldestRuntime: "The oldest release of DioramaKit that loads the runtime trees."
    case .strict: "Whether warnings fail a run."
    case .baseline: "The file of known diagnostics, which are not reported."
    case .rules: "The severity of each rule."
    case .maximumViews: "How many views a scene may have before too-many-views reports it."
    }
  }

  /// The keys within `outputs`.
  enum Output: String, CaseIterable {
    case swift, trees, accessLevel

    /// The description of the key.
    var summary: String {
      switch self {
      case .swift: "The folder for generated Swift."
      case .trees: "The folder for runtime trees."
      case .accessLevel: "Whether other modules can use generated Swift."
      }
    }
  }
}

/// Writes the JSON Schema of `diorama.yaml`, for editors and other tools.
package enum ConfigurationSchema {
  /// The schema, in JSON Schema draft 2020-12.
  package static var json: JSON {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:diorama:configuration",
      "title": "Diorama configuration",
      "description": "The settings of a project.",
      "type": ["object", "null"],
      "properties": mapping(of: ConfigurationKey.allCases.map { ($0.rawValue, $0.summary, schema(of: $0)) }),
      "additionalProperties": false,
      "$defs": ["path": path, "paths": paths],
    ]
  }

  private static func schema(of key: ConfigurationKey) -> JSON {
    switch key {
    case .minimumVersion, .oldestRuntime:
      [
        "type": ["string", "number"], "pattern": "^[0-9]{1,6}(\\.[0-9]{1,6}){0,2}$", "minimum": 0,
        "maximum": 999_999,
      ]
    case .scenes, .declarations, .exclude: ["$ref": "#/$defs/paths"]
    case .outputs: closed(ConfigurationKey.Output.allCases.map { ($0.rawValue, $0.summary, schema(of: $0)) })
    case .bundle: choice(ResourceBundle.self)
    case .strict: ["type": "boolean"]
    case .baseline: ["$ref": "#/$defs/path"]
    case .rules:
      closed(DiagnosticCatalogue.rules.map { ($0.code, $0.explanation, choice(CompilerSettings.Level.self)) })
    case .maximumViews: ["type": "integer", "minimum": 1, "maximum": 9_007_199_254_740_991]
    }
  }

  private static func schema(of key: ConfigurationKey.Output) -> JSON {
    switch key {
    case .swift, .trees: ["$ref": "#/$defs/path"]
    case .accessLevel: choice(AccessLevel.self)
    }
  }

  // MARK: Building blocks

  /// A path that stays within the project.
  private static let path: JSON = [
    "type": ["string", "number", "boolean"], "minLength": 1, "pattern": "^(?!/)(?!(.*/)?\\.\\.(/|$))",
  ]

  private static let paths: JSON = [
    "anyOf": [["$ref": "#/$defs/path"], ["type": "array", "items": ["$ref": "#/$defs/path"]]]
  ]

  /// Returns the schema for the raw values of an enumeration. Readers of YAML 1.1 interpret a plain `off` as `false`.
  private static func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> JSON
  where Choice.RawValue == String {
    let names = type.allCases.map(\.rawValue)
    return ["enum": .array(names.map(JSON.string) + (names.contains("off") ? [false] : []))]
  }

  private static func closed(_ properties: [(name: String, summary: String, schema: JSON)]) -> JSON {
    ["type": "object", "properties": mapping(of: properties), "additionalProperties": false]
  }

  private static func mapping(of properties: [(name: String, summary: String, schema: JSON)]) -> JSON {
    .object(
      properties.map { name, summary, schema in
        guard case .object(let members) = schema else { return JSON.Member(name, schema) }
        return JSON.Member(name, .object([JSON.Member("description", .string(summary))] + members))
      })
  }
}
