public import DioramaKit
public import SceneDriving

/// The header of a member, which scenes contain.
public final class MemberHeader: UIViewController, TalkingController {
  private let text: String

  /// Creates a header that shows a text.
  public init(saying text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = text
  }

  /// Headers are not created from archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Creates the text.
  public override func loadView() {
    let label = UILabel()
    label.text = text
    view = label
  }
}
