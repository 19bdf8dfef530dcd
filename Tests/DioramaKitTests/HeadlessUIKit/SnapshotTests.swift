@_spi(Generated) import DioramaKit
import Testing

@MainActor
struct SnapshotTests {
  @Test func itListsClassesPropertiesAndSubviews() {
    let stack = UIStackView()
    let label = UILabel()
    label.text = "\"Hi\""
    stack.addArrangedSubview(label)
    label.accessibilityIdentifier = "Scene.label"
    label.constrainWidth(to: 10)
    let lines = stack.snapshot.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("UIStackView ") && lines[1].hasPrefix("  UILabel "))
    for part in [
      "accessibilityIdentifier=\"Scene.label\"", "text=\"\"Hi\"\"", "constraints=[width equal 10.0]",
      "isHidden=false", "textColor=label",
    ] {
      #expect(lines[1].contains(part))
    }
  }

  @Test func anyDifferenceIsVisible() {
    func make(_ change: (UIButton) -> Void) -> String {
      let button = UIButton()
      change(button)
      return button.snapshot
    }
    let snapshots = [
      make { _ in }, make { $0.setTitle("A", for: .normal) }, make { $0.setTitle("A", for: .selected) },
      make { $0.isEnabled = false }, make { $0.clickHandler = { _ in } }, make { $0.alpha = 0.5 },
      make { $0.setImage(UIImage(systemName: "a"), for: .normal) }, make { $0.tintColor = .red },
    ]
    #expect(Set(snapshots).count == snapshots.count)
    #expect(make { $0.isEnabled = false } == make { $0.isEnabled = false })
  }
}
