import DioramaCompiler
import DioramaSyntax
import DioramaTree

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
