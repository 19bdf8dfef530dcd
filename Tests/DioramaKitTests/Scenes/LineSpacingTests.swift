@_spi(Generated) import DioramaKit
import Testing

/// The distances between the lines of a label.
@MainActor
struct LineSpacingTests {
  private let label = UILabel()

  private var style: NSParagraphStyle? {
    label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  @Test func linesKeepWhatTheLabelHasSet() {
    label.text = "One\nTwo"
    label.textAlignment = .center
    label.lineBreakMode = .byCharWrapping
    label.setLineSpacing(4)
    label.setLineHeightMultiple(1.5)
    #expect(label.text == "One\nTwo" && style?.lineSpacing == 4 && style?.lineHeightMultiple == 1.5)
    #expect(style?.alignment == .center && style?.lineBreakMode == .byCharWrapping)
  }

  @Test func anotherTextHasTheUsualLines() {
    label.text = "One"
    label.setLineSpacing(4)
    label.text = "Two"
    #expect(style == nil && label.attributedText?.string == "Two")
  }

  @Test func aLabelWithoutATextHasNoLines() {
    label.setLineSpacing(4)
    #expect(label.attributedText == nil)
    label.text = ""
    label.setLineHeightMultiple(.nan)
    #expect(label.text?.isEmpty == true)
  }
}
