/// A control with a dot for each page.
@MainActor
open class UIPageControl: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 18, height: 26)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
    }
  }

  /// The current page, clamped to the number of pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Whether the dots are hidden if there is a single page.
  open var hidesForSinglePage = false

  private var storedPage = 0
}
