import Testing

@_spi(Generated) @testable import DioramaKit

/// Attributes that need several calls of UIKit.
@MainActor
struct AppearanceTests {
  private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  /// Whether a wheel is there does not depend on the order in which it was hidden, started and stopped.
  @Test func aWheelIsShownWhileItIsThereAndSpins() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.isShown = false
    wheel.setAnimating(true)
    #expect(wheel.isHidden && wheel.isAnimating)
    wheel.isShown = true
    #expect(!wheel.isHidden)
    wheel.setAnimating(false)
    #expect(wheel.isHidden && wheel.isShown)
    wheel.setHidesWhenStopped(false)
    #expect(!wheel.isHidden)
    wheel.isShown = false
    #expect(wheel.isHidden && !wheel.isShown)
    wheel.setHidesWhenStopped(true)
    wheel.isShown = true
    #expect(wheel.isHidden)
  }

  @Test func theColoursOfALayerFollowDarkMode() {
    let (window, screen, view) = (UIWindow(), UIViewController(), UIView())
    let color = UIColor(light: .black, dark: .white)
    view.layerBorderColor = color
    view.layerShadowColor = color
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.addSubview(view)
    func colors() -> [UIColor?] {
      [view.layer.borderColor, view.layer.shadowColor].map { $0.map(UIColor.init(cgColor:)) }
    }
    #expect(colors() == [.black, .black])
    window.change(to: UITraitCollection(userInterfaceStyle: .dark))
    #expect(colors() == [.white, .white])
    view.layerBorderColor = .red
    #expect(colors() == [.red, .white])
    view.layerShadowColor = .red
    #expect(colors() == [.red, .red])
    view.layerBorderColor = nil
    view.layerShadowColor = nil
    window.change(to: UITraitCollection(userInterfaceStyle: .light))
    window.change(to: UITraitCollection(userInterfaceStyle: .dark))
    #expect(colors() == [.black, .black] && view.layerBorderColor == nil)
    window.rootViewController = nil
  }

  @Test func aPartOfAConfigurationMakesOne() {
    let button = UIButton(type: .system)
    button.setPadding(insets)
    #expect(button.configuration?.contentInsets == insets)
    button.setConfiguration(.filled)
    button.setSubtitle("Now")
    button.setImagePadding(.nan)
    #expect(button.configuration?.subtitle == "Now" && button.configuration?.imagePadding == 0)
    button.setConfiguration(.none)
    #expect(button.configuration == nil)
  }

  @Test func theFontOfAButtonIsThatOfItsConfiguration() throws {
    let button = UIButton(type: .system)
    let font = UIFont.systemFont(ofSize: 21)
    button.applyFont(font)
    #expect(button.titleLabel?.font == font && button.configuration == nil)
    #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
    button.setConfiguration(.tinted)
    button.applyFont(font)
    let transformer = try #require(button.configuration?.titleTextAttributesTransformer)
    #expect(transformer(AttributeContainer()).font == font)
    button.applyFont(nil)
    #expect(button.configuration?.titleTextAttributesTransformer == nil)
  }

  /// UIKit ignores the colours of titles if a button has a configuration, which other attributes than its own may make.
  @Test func theTitleOfAConfiguredButtonHasTheColourOfItsState() throws {
    let button = UIButton(type: .system)
    button.setFillColor(.green)
    #expect(button.configuration?.titleTextAttributesTransformer == nil)
    button.applyTitleColor(.white, for: .normal)
    button.applyTitleColor(.red, for: .disabled)
    #expect(button.titleColor(for: .normal) == .white)
    var title: AttributeContainer? {
      button.configuration?.titleTextAttributesTransformer.map { $0(AttributeContainer()) }
    }
    #expect(title?.foregroundColor == .white && title?.font == nil)
    button.isEnabled = false
    #expect(title?.foregroundColor == .red)
    button.isEnabled = true
    button.setConfiguration(.none)
    button.setConfiguration(.filled)
    button.applyFont(.systemFont(ofSize: 21))
    #expect(title?.foregroundColor == .white && title?.font == .systemFont(ofSize: 21))
    button.applyTitleColor(nil, for: .normal)
    #expect(title?.foregroundColor == nil && title?.font == .systemFont(ofSize: 21))
  }

  /// UIKit adapts the fonts of labels to the text size, but not those of attributes.
  @Test func theFontOfAConfiguredButtonFollowsTheTextSize() throws {
    let (button, larger) = (UIButton(type: .system), UIFont.systemFont(ofSize: 40))
    button.setConfiguration(.filled)
    button.applyFont(.preferredFont(forTextStyle: .body))
    let labels = button.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let label = try #require(labels.first { $0.adjustsFontForContentSizeCategory })
    label.font = larger
    let transformer = try #require(button.configuration?.titleTextAttributesTransformer)
    #expect(transformer(AttributeContainer()).font == larger)
  }

  /// UIKit takes the look of a title from the configuration, and ignores that of the label.
  @Test func theTitleOfAConfiguredButtonIsLaidOutByItsConfiguration() {
    let button = UIButton(type: .system)
    button.setTitleLines(2)
    button.setTitleLineBreakMode(.byClipping)
    button.setTitleAlignment(.right)
    #expect(button.configuration == nil && button.titleLabel?.numberOfLines == 2)
    #expect(button.titleLabel?.lineBreakMode == .byClipping && button.titleLabel?.textAlignment == .right)
    button.setConfiguration(.filled)
    button.setTitleLineBreakMode(.byTruncatingMiddle)
    #expect(button.configuration?.titleLineBreakMode == .byTruncatingMiddle)
    for (lines, mode) in [
      (0, NSLineBreakMode.byWordWrapping), (1, .byTruncatingTail), (1, .byTruncatingTail),
      (3, .byWordWrapping),
    ] {
      button.setTitleLines(lines)
      #expect(button.configuration?.titleLineBreakMode == mode, "\(lines)")
    }
    button.setTitleLineBreakMode(.byCharWrapping)
    button.setTitleLines(0)
    #expect(button.configuration?.titleLineBreakMode == .byCharWrapping)
    let alignments: [(NSTextAlignment, UIButton.Configuration.TitleAlignment)] = [
      (.left, .leading), (.center, .center), (.right, .trailing), (.natural, .leading),
      (.justified, .automatic),
    ]
    for (alignment, expected) in alignments {
      button.setTitleAlignment(alignment)
      #expect(button.configuration?.titleAlignment == expected)
    }
    let reversed = ArabicButton()
    reversed.setConfiguration(.filled)
    reversed.setTitleAlignment(.left)
    #expect(reversed.configuration?.titleAlignment == .trailing)
    reversed.setTitleAlignment(.right)
    #expect(reversed.configuration?.titleAlignment == .leading)
  }

  @Test func aSymbolHasAFontAWeightAndAScale() {
    let (picture, button) = (UIImageView(), UIButton())
    let expected = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30))
      .applying(UIImage.SymbolConfiguration(weight: .bold))
      .applying(UIImage.SymbolConfiguration(scale: .large))
    picture.applySymbolFont(.systemFont(ofSize: 30))
    picture.applySymbolWeight(.bold)
    picture.applySymbolScale(.large)
    button.applySymbolScale(.large)
    button.applySymbolFont(.systemFont(ofSize: 30))
    button.applySymbolWeight(.bold)
    #expect(picture.preferredSymbolConfiguration == expected)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == expected)
  }

  @Test func theSystemSpacingOfAStackCanBeTurnedOff() {
    let stack = UIStackView()
    stack.usesSystemSpacing = true
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    stack.usesSystemSpacing = false
    #expect(stack.spacing == 0)
    stack.spacing = 8
    stack.usesSystemSpacing = false
    #expect(stack.spacing == 8)
  }

  @Test func insetsBeginWhereTextBegins() {
    let (table, cell, text) = (UITableView(), UITableViewCell(), UITextView())
    let expected = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    table.setContentInset(insets)
    table.setScrollIndicatorInsets(insets)
    table.setSeparatorInset(insets)
    cell.setSeparatorInset(insets)
    text.setTextInsets(insets)
    #expect(
      [
        table.contentInset, table.verticalScrollIndicatorInsets, table.horizontalScrollIndicatorInsets,
        table.separatorInset, cell.separatorInset, text.textContainerInset,
      ].allSatisfy { $0 == expected })
    let turned = Turned()
    turned.setContentInset(insets)
    #expect(turned.contentInset == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  /// UIKit flips the insets of separators.
  @Test func separatorInsetsAreNotFlippedTwice() {
    let (table, cell) = (TurnedTable(), TurnedCell(style: .default, reuseIdentifier: nil))
    table.setSeparatorInset(insets)
    cell.setSeparatorInset(insets)
    let expected = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(table.separatorInset == expected && cell.separatorInset == expected)
  }

  @Test func picturesStandBesideTheTextOfAField() {
    let field = UITextField()
    field.setLeadingImage(UIImage(systemName: "lock"))
    field.setTrailingImage(UIImage(systemName: "eye"))
    #expect(field.leftViewMode == .always && field.rightViewMode == .always && field.subviews.count == 2)
    field.setLeadingImage(nil)
    #expect(field.leftView == nil && field.leftViewMode == .never)
  }

  @Test func severalTraitsAreOneSet() {
    let (view, text) = (UIView(), UITextView())
    view.setAccessibilityTraits([.button, .header])
    text.setDataDetectors([.link, .address])
    #expect(view.accessibilityTraits == [.header, .button] && text.dataDetectorTypes == [.address, .link])
  }

  @Test func aControlKeepsItsOwnTraits() {
    let (button, slider) = (UIButton(), UISlider())
    button.setAccessibilityTraits([.header, .button])
    slider.setAccessibilityTraits([.updatesFrequently])
    #expect(button.accessibilityTraits == [.button, .header])
    #expect(slider.accessibilityTraits == [.adjustable, .updatesFrequently])
    button.setAccessibilityTraits([.startsMediaSession])
    #expect(button.accessibilityTraits == [.button, .startsMediaSession])
    button.setAccessibilityTraits([])
    #expect(button.accessibilityTraits == .button)
  }

  @Test func theTraitsOfAControlFollowItsState() {
    let button = UIButton()
    (button.isEnabled, button.isSelected) = (false, true)
    button.setAccessibilityTraits([.header])
    #expect(button.accessibilityTraits == [.button, .header, .notEnabled, .selected])
    (button.isEnabled, button.isSelected) = (true, false)
    #expect(button.accessibilityTraits == [.button, .header])
  }
}

/// A scroll view as in Arabic.
private final class Turned: UIScrollView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

/// A table and a row as in Arabic.
private final class TurnedTable: UITableView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

private final class TurnedCell: UITableViewCell {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

/// A button in an app in Arabic.
private final class ArabicButton: UIButton {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}
