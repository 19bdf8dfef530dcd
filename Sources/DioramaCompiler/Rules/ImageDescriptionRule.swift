import DioramaSyntax
import DioramaTree

/// A picture that nobody has described.
struct MissingImageDescription: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-image-description", .warning,
    explanation: """
      Somebody who does not see the picture should learn what it shows. Describe it, or say with an empty text that it is only \
      an ornament.
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

/// Finds pictures without a description.
enum ImageDescriptionRule: Rule {
  static func check(_ subject: RuleSubject, report: (MissingImageDescription, SourceRange, [FixIt]) -> Void) {
    for view in subject.scene.unlabelledViews(with: .image) {
      let labels = view.element.accessibility?.labels ?? []
      report(MissingImageDescription(labels: labels), view.keyRange, [])
    }
  }
}
