import DioramaTree

extension SceneSchema {
  /// An attribute with all that the grammar knows of it.
  func attribute(_ attribute: Attribute) -> JSON {
    var schema = value(attribute.type, mayBeReference: true)
    if case .value(let value)? = attribute.defaultValue, let json = SceneNotation.json(of: value),
      case .object(let members) = schema
    {
      schema = .object([JSON.Member("default", json)] + members)
    }
    return Self.described(attribute.summary, schema)
  }

  /// What can be written for a type; a parameter of the type as well, if references are allowed here.
  func value(_ type: ValueType, mayBeReference: Bool) -> JSON {
    let isReferable = mayBeReference && type.parameterType != nil
    return switch type {
    case .string: Self.reference(mayBeReference ? "text" : "literalText")
    case .boolean: scalar("boolean", nil, isReferable)
    case .integer(let range): scalar("integer", range, isReferable)
    case .number(let range): scalar("number", range, isReferable)
    case .url, .color, .font, .image, .insets, .size: orReference(Self.reference(type.name), isReferable)
    case .enumeration(let enumeration): cases(of: enumeration)
    case .list(let element):
      orReference(Self.list(of: value(element, mayBeReference: mayBeReference)), isReferable)
    }
  }

  private func orReference(_ schema: JSON, _ isReferable: Bool) -> JSON {
    isReferable ? ["anyOf": [schema, Self.reference("reference")]] : schema
  }

  private func scalar(_ name: String, _ range: NumberRange?, _ isReferable: Bool) -> JSON {
    var members: [JSON.Member] = [
      JSON.Member("type", isReferable ? [.string(name), "string"] : .string(name))
    ]
    if let range, range.lowerBound.isFinite {
      members.append(
        JSON.Member(range.excludesLowerBound ? "exclusiveMinimum" : "minimum", .number(range.lowerBound)))
    }
    if let range, range.upperBound.isFinite {
      members.append(
        JSON.Member(range.excludesUpperBound ? "exclusiveMaximum" : "maximum", .number(range.upperBound)))
    }
    if isReferable { members.append(JSON.Member("pattern", .string(SchemaPatterns.reference))) }
    return .object(members)
  }

  // MARK: Enumerations

  /// The definitions of the grammar's enumerations.
  var enumerationDefinitions: [JSON.Member] {
    grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }.map { enumeration in
      let schema = Self.described(enumeration.summary, ["enum": Self.spellings(of: enumeration)])
      return JSON.Member("enumeration.\(enumeration.name)", schema)
    }
  }

  func cases(of enumeration: Enumeration) -> JSON {
    if grammar.enumeration(named: enumeration.name) == enumeration {
      return Self.reference("enumeration.\(enumeration.name)")
    }
    return ["enum": Self.spellings(of: enumeration)]
  }

  /// The cases, also as YAML readers understand those that are words of YAML.
  private static func spellings(of enumeration: Enumeration) -> JSON {
    let words: [String: JSON] = ["true": true, "false": false, "null": .null]
    return .array(enumeration.cases.flatMap { [.string($0)] + (words[$0].map { [$0] } ?? []) })
  }
}
