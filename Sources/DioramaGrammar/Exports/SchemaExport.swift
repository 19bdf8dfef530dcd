import DioramaTree

/// Writes the JSON Schema of scene files, by which editors complete, explain and check while somebody types.
public enum SchemaExport {
  /// The schema of the scenes that a grammar allows, in draft 2020-12 of JSON Schema.
  ///
  /// It accepts what the compiler accepts, except names that are words of YAML, such as an id `true`. What no schema can
  /// say is left to the compiler: that ids are unique, that references name parameters of the right type, that a view's
  /// element is its first key, and how numbers compare.
  public static func json(of grammar: Grammar) -> JSON {
    SceneSchema(grammar: grammar).document
  }
}
