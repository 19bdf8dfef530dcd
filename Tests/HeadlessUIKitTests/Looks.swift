import HeadlessUIKit
import Testing

/// Tests of the appearance of views.
@MainActor
struct Looks {
  @Test func aLayerShowsNothingAtFirst() {
    let layer = UIView().layer
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(
      [layer.borderColor, layer.shadowColor].map { $0.map(UIColor.init(cgColor:)) } == [.black, .black])
  }

  @Test func anImageThatIsNotFoundIsNil() {
    #expect(UIImage(systemName: "") == nil && UIImage(named: "") == nil)
    #expect(UIImage(systemName: "heart") == UIImage(systemName: "heart"))
  }

  @Test func anImageHasARenderingMode() {
    let heart = UIImage(systemName: "heart")
    let original = heart?.withRenderingMode(.alwaysOriginal)
    #expect(heart?.renderingMode == .automatic && original?.renderingMode == .alwaysOriginal)
    #expect(original == heart)
  }

  @Test func aLabelHasOneLineAtFirst() {
    #expect(UILabel().numberOfLines == 1)
  }

  @Test func aFontStaysAtTheSameTextSize() {
    let (label, font) = (UILabel(), UIFont.preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    label.font = font
    #expect(label.font == font)
  }

  @Test func aScaledFontHasItsSizeAtFirst() {
    let font = UIFont.systemFont(ofSize: 13, weight: .bold)
    let scaled = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font)
    #expect(scaled.fontName == font.fontName && scaled.pointSize == 13 && scaled != font)
  }

  @Test func clippingIsThatOfTheLayer() {
    let view = UIView()
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds && UIScrollView().clipsToBounds && !UIView().clipsToBounds)
  }

  @Test func aLayersColourDoesNotFollowTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(UIColor(cgColor: dark) == .white && UIColor(cgColor: color.cgColor) == .black)
  }

  @Test func anotherTextHasNoAttributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "One", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
    #expect(label.text == "One" && label.attributedText?.attributes(at: 0, effectiveRange: nil).count == 1)
    label.text = "Two"
    #expect(label.attributedText == NSAttributedString(string: "Two"))
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func aCopyOfAParagraphStyleChangesAlone() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineHeightMultiple = 2
    #expect(copy.lineSpacing == 4 && style.lineHeightMultiple == 0)
    #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 4)
  }

  @Test func aSymbolKeepsWhatAnotherConfigurationLeavesOpen() {
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20))
    let large = font.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(large != font && large.applying(UIImage.SymbolConfiguration(scale: .large)) == large)
    #expect(large.applying(font) == large)
    let bold = large.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold != large && bold.applying(UIImage.SymbolConfiguration(scale: .large)) == bold)
  }

  @Test func aConfigurationKeepsTheTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.configuration = .filled()
    #expect(button.title(for: .normal) == "Save" && button.configuration?.imagePadding == 0)
  }

  @Test func aConfigurationWrapsTitles() {
    let configuration = UIButton.Configuration.filled()
    #expect(configuration.titleLineBreakMode == .byWordWrapping && configuration.titleAlignment == .automatic)
  }

  @Test func nothingIsAnimatedInBetween() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func aFieldShowsViewsBesideItsText() {
    let (field, first, second) = (UITextField(), UIView(), UIView())
    field.leftView = first
    field.rightView = second
    #expect(field.subviews == [first, second])
    field.leftView = nil
    #expect(field.subviews == [second] && first.superview == nil)
  }
}
