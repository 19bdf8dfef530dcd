/// A condition on parameters and on values that change while a scene is shown.
package indirect enum Test: Hashable, Sendable {
  /// Whether the named value is true: a Boolean that is true, an optional that is not `nil`, or a text or list that is
  /// not empty. An optional text must be neither `nil` nor empty.
  case isTrue(String)
  /// Whether another test fails.
  case not(Test)
  /// Whether all of several tests succeed.
  case all([Test])
  /// Whether at least one of several tests succeeds.
  case any([Test])
  /// Whether the named value is one of several literals.
  case when(String, isOneOf: [Value])
  /// Whether the named number, or the length of the named text or list, is at least a number.
  case atLeast(String, Double)
  /// Whether the named number, or the length of the named text or list, is at most a number.
  case atMost(String, Double)

  /// The names that the test reads, each as often as it does.
  package var names: [String] {
    var names: [String] = []
    forEachName { names.append($0) }
    return names
  }

  /// Calls `body` with each name that the test reads.
  package func forEachName(_ body: (String) -> Void) {
    switch self {
    case .isTrue(let name), .when(let name, _), .atLeast(let name, _), .atMost(let name, _): body(name)
    case .not(let test): test.forEachName(body)
    case .all(let tests), .any(let tests): for test in tests { test.forEachName(body) }
    }
  }
}

extension Test {
  /// The members of tests in JSON that tell their kind.
  static let keys = ["true", "not", "all", "any", "when"]

  /// The test as JSON.
  package var json: JSON {
    switch self {
    case .isTrue(let name): ["true": .string(name)]
    case .not(let test): ["not": test.json]
    case .all(let tests): ["all": .array(tests.map(\.json))]
    case .any(let tests): ["any": .array(tests.map(\.json))]
    case .when(let name, let values): ["when": .string(name), "is": .array(values.map(\.json))]
    case .atLeast(let name, let number): ["when": .string(name), "atLeast": .number(number)]
    case .atMost(let name, let number): ["when": .string(name), "atMost": .number(number)]
    }
  }

  /// Reads a test.
  init(reading place: JSONPlace, depth: Int) throws(TreeReadingError) {
    guard depth < Value.maximumDepth else { throw place.error("a test with less nesting") }
    let members = try place.members
    guard let (key, value) = members.first(where: { Self.keys.contains($0.name) }) ?? members.first else {
      throw place.error("a test")
    }
    let inner = depth + 1
    if key != "when" { try place.allow(key) }
    switch key {
    case "true": self = .isTrue(try value.string)
    case "not": self = .not(try Test(reading: value, depth: inner))
    case "all":
      self = .all(try value.map { test throws(TreeReadingError) in try Test(reading: test, depth: inner) })
    case "any":
      self = .any(try value.map { test throws(TreeReadingError) in try Test(reading: test, depth: inner) })
    case "when": self = try Test(about: value.string, reading: place, inner)
    default: throw value.error("a known kind of test")
    }
  }

  private init(about name: String, reading place: JSONPlace, _ depth: Int) throws(TreeReadingError) {
    if let number = try place.optional("atLeast") {
      try place.allow("when", "atLeast")
      self = .atLeast(name, try number.number)
    } else if let number = try place.optional("atMost") {
      try place.allow("when", "atMost")
      self = .atMost(name, try number.number)
    } else {
      try place.allow("when", "is")
      self = .when(
        name,
        isOneOf: try place.required("is").map { value throws(TreeReadingError) in
          try Value(reading: value, depth: depth)
        })
    }
  }
}

/// One of several values, depending on a named value.
package struct Selection: Hashable, Sendable {
  /// The name of an enumeration, a Boolean, an integer or a text.
  package var name: String
  /// The values in the order of the scene.
  package var cases: [Case]
  /// The value in all other cases; `nil` if there are none.
  package var otherwise: Value?

  /// A case, and the value for it.
  package struct Case: Hashable, Sendable {
    /// The case as text: the name of an enumeration's case, `true`, `false`, an integer in decimal, or a text.
    package var name: String
    package var value: Value

    /// Creates a case.
    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a selection.
  package init(name: String, cases: [Case], otherwise: Value?) {
    self.name = name
    self.cases = cases
    self.otherwise = otherwise
  }
}

extension Selection {
  var json: JSON {
    var members = [
      JSON.Member("switch", .string(name)),
      JSON.Member("cases", .object(cases.map { JSON.Member($0.name, $0.value.json) })),
    ]
    if let otherwise { members.append(JSON.Member("else", otherwise.json)) }
    return .object(members)
  }
}

extension Value {
  /// Reads a choice.
  static func choice(
    reading test: JSONPlace, in whole: JSONPlace, _ depth: Int
  ) throws(TreeReadingError) -> Value {
    try whole.allow("if", "then", "else")
    return .choice(
      try Test(reading: test, depth: depth + 1),
      then: try Value(reading: whole.required("then"), depth: depth + 1),
      otherwise: try Value(reading: whole.required("else"), depth: depth + 1))
  }
}

extension Selection {
  init(reading name: JSONPlace, in whole: JSONPlace, _ depth: Int) throws(TreeReadingError) {
    try whole.allow("switch", "cases", "else")
    var cases: [Case] = []
    for (name, value) in try whole.required("cases").members {
      cases.append(Case(name: name, value: try Value(reading: value, depth: depth + 1)))
    }
    var otherwise: Value?
    if let place = try whole.optional("else") { otherwise = try Value(reading: place, depth: depth + 1) }
    self.init(name: try name.string, cases: cases, otherwise: otherwise)
  }
}
