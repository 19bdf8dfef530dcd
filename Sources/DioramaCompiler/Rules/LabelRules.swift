import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A control without a label for VoiceOver.
struct MissingAccessibilityLabel: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-accessibility-label", .warning,
    explanation: """
      A person who does not see the screen hears only what kind of thing this is, and cannot know what it does. Say \
      in a word or two what it is for.
      """,
    example: .views(
      failing: "- switch: wifi\n  handlers: { valueChanged: wifiChanged }\n",
      passing: "- switch: wifi\n  accessibilityLabel: Wi-Fi\n  handlers: { valueChanged: wifiChanged }\n"))

  let element: String
  let labels: [String]
  var message: String {
    "nothing says what this \(element) is for; write \(labels.map { "'\($0): …'" }.joined(separator: " or "))"
  }
}

/// Finds controls without a label.
enum AccessibilityLabelRule: Rule {
  static func check(_ subject: RuleSubject, report: (MissingAccessibilityLabel, SourceRange, [FixIt]) -> Void)
  {
    for view in subject.unlabelledViews(where: { $1 }) {
      let labels = view.element.accessibility?.labels ?? []
      let message = MissingAccessibilityLabel(element: view.element.name, labels: labels)
      report(message, subject.tree[view.node].keyRange, [])
    }
  }
}

extension RuleSubject {
  /// Returns the views of a kind without a label that VoiceOver does not ignore. An empty text is a label only for an
  /// image that is not used.
  fileprivate func unlabelledViews(where isWanted: (ElementKind.Accessibility, _ isUsed: Bool) -> Bool)
    -> [SceneView]
  {
    let places = views.indices.filter { index in
      let element = views[index].element
      guard let accessibility = element.accessibility else { return false }
      let isUsed = element.isUsed(handling: views[index].handlers)
      return isWanted(accessibility, isUsed) && !element.isFrame(holding: views[index].content)
        && !hiddenViews.contains(views[index].node)
        && element.labels.allSatisfy { label in
          guard let value = views[index].parts.value(of: label) else { return true }
          return isUsed && (value == .literal("") || value == .list([]))
        }
    }
    return places.map { views[$0] }
  }
}

extension SceneView {
  /// Whether the user operates the view: it is a control, or a scene handles what activates it.
  var isUsed: Bool { element.isUsed(handling: handlers) }

  /// Whether a scene handles what makes the view work like a button.
  var isActivated: Bool { element.isActivated(handling: handlers) }
}

extension ElementKind {
  /// Returns whether the user operates a view that handles some events.
  fileprivate func isUsed(handling handlers: [RuntimeTree.EventBinding]) -> Bool {
    switch accessibility?.trait {
    case .control: true
    case .image, .plain: isActivated(handling: handlers)
    case nil: false
    }
  }

  fileprivate func isActivated(handling handlers: [RuntimeTree.EventBinding]) -> Bool {
    handlers.contains { event(named: $0.event)?.activates == true }
  }

  /// Returns whether a view only holds another one, which VoiceOver reads: a bar item that shows a view of its own.
  fileprivate func isFrame(holding slots: [SceneView.Slot]) -> Bool {
    placement == .barItem && slots.contains { content[$0.index].accepts == .view }
  }
}

/// An image without a description.
struct MissingImageDescription: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-image-description", .warning,
    explanation: """
      A person who does not see the picture should learn what it shows. Describe it, or say with an empty text that \
      it is only an ornament.
      """,
    example: .views(
      failing: "- imageView: cover\n  image: { asset: mountains }\n",
      passing: """
        - imageView: cover
          image: { asset: mountains }
          accessibilityLabel: Mountains in the evening sun

        """))

  let labels: [String]
  var message: String {
    let key = labels.first ?? ""
    return "nothing says what the picture shows; write '\(key): …', or '\(key): \"\"' for an ornament"
  }
}

/// Finds images without a description.
enum ImageDescriptionRule: Rule {
  static func check(_ subject: RuleSubject, report: (MissingImageDescription, SourceRange, [FixIt]) -> Void) {
    for view in subject.unlabelledViews(where: { $0.trait == .image && !$1 }) {
      let labels = view.element.accessibility?.labels ?? []
      report(MissingImageDescription(labels: labels), subject.tree[view.node].keyRange, [])
    }
  }
}
