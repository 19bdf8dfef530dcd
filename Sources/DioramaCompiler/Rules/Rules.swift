import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// All rules.
package enum Rules {
  /// A rule, and what a scene must have for it to find anything.
  package typealias Entry = (rule: any (Rule & Sendable).Type, need: Need)

  /// Every rule, in any order.
  package static let all: [Entry] = [
    (UnusedParameterRule.self, .names), (NameInTextRule.self, .names), (UnusedStateRule.self, .state),
    (OneWayEditRule.self, .state), (EndlessRefreshRule.self, .parts { $0.edited }),
    (UnusedEventRule.self, .events), (UnusedAnchorRule.self, .nothing),
    (InsecureURLRule.self, .parts { $0.urls }), (AccessibilityLabelRule.self, .nothing),
    (ImageDescriptionRule.self, .nothing), (UnreachableViewRule.self, .nothing),
    (UnreadTextRule.self, .nothing), (VagueIDRule.self, .nothing), (ViewCountRule.self, .nothing),
    (LocalizationRule.self, .nothing), (FixedFontRule.self, .parts { $0.fonts }),
    (HiddenContentRule.self, .screen),
  ]

  /// What a scene must have for a rule to find anything.
  package enum Need: Sendable {
    case nothing
    /// Names that values can use.
    case names
    /// State, conditions or derived values.
    case state
    /// Events of a component.
    case events
    /// Settings of its controller.
    case screen
    /// Some parts of elements, or defaults.
    case parts(@Sendable (ElementKind) -> PartNumbers)

    /// Returns whether a scene has it.
    func isMet(by subject: RuleSubject) -> Bool {
      switch self {
      case .nothing: true
      case .names: !subject.scene.parameters.isEmpty || subject.scene.change != nil
      case .state: subject.scene.change != nil
      case .events: subject.scene.isComponent
      case .screen: subject.scene.screen != nil
      case .parts(let parts): subject.hasAny(of: parts)
      }
    }
  }
}

/// A check for something that is valid, but that a team may not want.
///
/// Rules only run on scenes without errors. Teams switch rules on and off and choose their levels.
package protocol Rule: Sendable {
  /// What the rule reports.
  associatedtype Message: DiagnosticMessage

  /// Reports the rule's diagnostics.
  static func check(_ subject: RuleSubject, report: (Message, SourceRange, [FixIt]) -> Void)
}

/// What a rule checks.
package final class RuleSubject {
  /// The scene, which has no errors.
  let scene: Scene
  /// The syntax tree of the scene's file.
  let tree: SyntaxTree
  /// The grammar of the scene.
  let grammar: Grammar
  /// The team's settings.
  let settings: CompilerSettings

  /// The views of the scene, and those of each fallback, which refer to each other by their indices.
  let lists: [[SceneView]]
  /// The views that set attributes with a meaning for VoiceOver, by their indices in each of ``lists``. Most set none.
  let meaningfulViews: [[Int]]
  /// Every view and row of the scene, and those of fallbacks.
  let views: [SceneView]
  /// The views that VoiceOver always ignores, by their nodes.
  let hiddenViews: Set<NodeID>
  /// The views that lack a label for VoiceOver, which two rules report.
  private(set) lazy var unlabelledViews = viewsWithoutLabel

  init(scene: Scene, model: SemanticModel, settings: CompilerSettings) {
    self.scene = scene
    tree = model.tree
    grammar = model.grammar
    self.settings = settings
    lists = scene.views.withLists
    views = lists.count == 1 ? scene.views : lists.flatMap(\.self)
    meaningfulViews = lists.map { list in list.indices.filter(list.givesMeanings) }
    hiddenViews = lists.hiddenViews(among: meaningfulViews)
  }

  /// Returns the entries whose names of a kind nothing uses.
  func unusedEntries(_ kind: NameScope.Kind) -> [MappingEntry] {
    guard let names = scene.unused.first(where: { $0.kind == kind })?.names,
      let key = BoundScene.names.first(where: { $0.kind == kind })?.key
    else { return [] }
    let unused = Set(names)
    return tree.root?.entries(under: key.rawValue).filter { unused.contains($0.name) } ?? []
  }

  /// Returns whether a view has one of some parts, or there are defaults.
  fileprivate func hasAny(of parts: (ElementKind) -> PartNumbers) -> Bool {
    let views = views
    return scene.parameters.contains { $0.defaultValue != nil }
      || scene.change?.state.contains { $0.defaultValue != nil } == true
      || views.indices.contains { index in
        let numbers = parts(views[index].element)
        return views[index].parts.mayHave(numbers.bits)
          && numbers.numbers.contains { views[index].parts.has($0) }
      }
  }
}

extension Rule {
  /// The kind of the rule's diagnostics.
  static var kind: DiagnosticKind { Message.kind }

  /// Returns whether the rule is switched on.
  static func isActive(in settings: CompilerSettings) -> Bool {
    settings.level(of: kind) != .off
  }

  /// Adds the rule's diagnostics to others.
  static func check(_ subject: RuleSubject, addingTo found: inout [Diagnostic]) {
    check(subject) { message, range, fixIts in
      found.append(Diagnostic(message, at: range, fixIts: fixIts))
    }
  }
}

/// An unused parameter.
struct UnusedParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-parameter", .warning,
    explanation:
      "The owner of the scene must pass a value that nothing shows. Use the parameter, or remove it.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello\n",
      passing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name}\n"))

  let name: String
  var message: String {
    "parameter '\(name)' is never used; write '${\(name)}' where it belongs, or remove it"
  }
}

/// Finds unused parameters.
enum UnusedParameterRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedParameter, SourceRange, [FixIt]) -> Void) {
    for entry in subject.unusedEntries(.parameter) {
      report(UnusedParameter(name: entry.name), entry.key.range, [])
    }
  }
}

/// An anchor without an alias.
struct UnusedAnchor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-anchor", .warning,
    explanation: """
      An anchor, written with '&', gives a part of the file a name so that '*' can repeat it. One that is never \
      repeated only makes readers search for its use.
      """,
    example: .views(
      failing: "- label: greeting\n  font: &big { style: title1 }\n",
      passing: "- label: greeting\n  font: &big { style: title1 }\n- label: farewell\n  font: *big\n"))

  let name: String
  var message: String {
    "nothing repeats the anchor '\(name)'; write '*\(name)' where it belongs, remove it, "
      + "or put the text in quotes if it begins with '&'"
  }
}

/// Finds anchors without an alias.
enum UnusedAnchorRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedAnchor, SourceRange, [FixIt]) -> Void) {
    let file = subject.tree.source
    let anchors = subject.tree.anchors
    if anchors.isEmpty { return }
    var aliases: [String: [Int]] = [:]
    for range in subject.tree.aliasRanges {
      aliases[String(file.text(in: range).dropFirst()), default: []].append(range.start)
    }
    for anchor in anchors.reversed() {
      // Aliases after a later anchor with this name were removed with that anchor.
      var isUsed = false
      while let last = aliases[anchor.name]?.last, last > anchor.range.start {
        aliases[anchor.name]?.removeLast()
        isUsed = true
      }
      if !isUsed {
        report(
          UnusedAnchor(name: anchor.name), anchor.range, [removal(of: anchor, in: file)].compactMap(\.self))
      }
    }
  }

  /// Returns the fix-it that removes an anchor with the spaces after it or, at the end of a line, those before it;
  /// `nil` if the anchor may be meant as the first word of a text.
  private static func removal(of anchor: SyntaxTree.Anchor, in file: SourceFile) -> FixIt? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let endOfSpaces = file.bytes[anchor.range.end...].prefix(while: isBlank).endIndex
    let isLast = endOfSpaces == file.bytes.count || file.bytes[endOfSpaces] < UInt8(ascii: " ")
    guard isLast || "{[\"'|>#".utf8.contains(file.bytes[endOfSpaces]) else { return nil }
    let before = file.bytes[..<anchor.range.start].reversed().prefix(while: isBlank).count
    let start = isLast ? anchor.range.start - before : anchor.range.start
    let range = SourceRange(start, isLast ? anchor.range.end : endOfSpaces)
    return FixIt("remove '&\(anchor.name)'", replacing: range, with: "")
  }
}

/// A view id without meaning.
struct VagueID: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "vague-id", .warning,
    explanation: """
      The id is the view's name in the generated Swift, in handlers and in user interface tests. An element's name \
      with a number, a single letter or a placeholder such as 'foo' does not say which view it is.
      """,
    example: .views(
      failing: "- label: label1\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  let id: String
  var message: String { "the id '\(id)' does not say what this view is for; name it after its content" }
}

/// Finds ids that are an element's name, one letter or a placeholder, with or without digits at the end.
enum VagueIDRule: Rule {
  private static let placeholders: NameIndex = [
    "foo", "bar", "baz", "qux", "tmp", "temp", "test", "todo", "asdf",
  ]

  static func check(_ subject: RuleSubject, report: (VagueID, SourceRange, [FixIt]) -> Void) {
    let views = subject.views
    for index in views.indices where hasContent(views[index].element) {
      if isVague(views[index].id, of: views[index].element),
        let first = subject.tree[views[index].node].entries.first
      {
        report(VagueID(id: views[index].id), first.value.range, [])
      }
    }
  }

  /// Returns whether a view has content to be named after: neither a section, nor a line or a space between views.
  private static func hasContent(_ element: ElementKind) -> Bool {
    element.placement != .section && !(element.isStructural && element.content.allSatisfy(\.isKept))
  }

  /// Returns whether an id, which is ASCII and begins with a letter, has no meaning without the digits at its end.
  private static func isVague(_ id: String, of element: ElementKind) -> Bool {
    id.withUTF8Bytes { bytes in
      let end =
        bytes.lastIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.endIndex - 1
      let stem = UnsafeBufferPointer(rebasing: bytes[...end])
      return stem.count == 1 || placeholders.contains(stem)
        || stem.count == element.name.utf8.count && stem.elementsEqual(element.name.utf8)
    }
  }
}

/// A scene with more views than a person can keep track of.
struct TooManyViews: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-views", .warning,
    explanation: """
      A scene with so many views and rows is hard to read and slow to build on a phone. Split it into several \
      scenes, or show what repeats as a list, with 'each'. 'maximumViews' in diorama.yaml sets another maximum.
      """,
    example: DiagnosticKind.Example(failing: scene(rows: 51), passing: scene(rows: 50)))

  private static func scene(rows: Int) -> String {
    let numbers = (2...rows).reduce(into: "1") { $0 += ", \($1)" }
    return "scene: Example\ncontroller: table\nrows: [\(numbers)]\n"
  }

  let count: Int
  let maximum: Int
  var message: String { "there are \(count) views, more than \(maximum); split the file into several" }
}

/// Counts views and rows, including nested ones.
enum ViewCountRule: Rule {
  static func check(_ subject: RuleSubject, report: (TooManyViews, SourceRange, [FixIt]) -> Void) {
    let count = subject.scene.views.count
    let maximum = subject.settings.maximumViews
    guard count > maximum, let name = subject.tree.root?.entries.first?.value else { return }
    report(TooManyViews(count: count, maximum: maximum), name.range, [])
  }
}

/// Items of a bar that is not shown.
struct HiddenContent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "hidden-content", .warning,
    explanation: """
      A navigation controller hides its toolbar until a screen shows it, so nobody can see these items. If the app \
      shows the toolbar in Swift, the scene can say so, too.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        screen:
          toolbar:
          - barButton: share
            title: Share
            handlers: { click: shareTapped }
        views: []

        """,
      passing: """
        scene: Example
        screen:
          showsToolbar: true
          toolbar:
          - barButton: share
            title: Share
            handlers: { click: shareTapped }
        views: []

        """))

  let name: String
  let attribute: String
  var message: String {
    "'\(name)' is not visible without '\(attribute): true'; write it, or remove '\(name)'"
  }
}

/// Finds content of a screen that an attribute does not show.
enum HiddenContentRule: Rule {
  static func check(_ subject: RuleSubject, report: (HiddenContent, SourceRange, [FixIt]) -> Void) {
    guard let screen = subject.scene.screen.map({ subject.scene.views[$0] }) else { return }
    for slot in screen.content {
      let declared = screen.element.content[slot.index]
      guard let attribute = declared.shownBy, case .list(let items) = slot.items, !items.isEmpty,
        let number = screen.element.partNumber(of: attribute),
        (screen.parts.value(of: number) ?? .boolean(false)) == .boolean(false),
        let key = screen.element.partNumber(of: declared.name).flatMap({ screen.parts[$0] })
      else { continue }
      report(HiddenContent(name: declared.name, attribute: attribute), key.keyRange, [])
    }
  }
}
