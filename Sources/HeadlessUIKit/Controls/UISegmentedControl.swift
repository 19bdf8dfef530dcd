/// A control that selects one of several segments.
@MainActor
open class UISegmentedControl: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfSegments) * 60, height: 32)
  }

  /// The index that stands for no segment.
  public class var noSegment: Int { -1 }

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Whether a segment is selected only while a finger touches it.
  open var isMomentary = false

  /// Whether the widths of the segments depend on their titles.
  open var apportionsSegmentWidthsByContent = false

  private var titles: [String?] = []
  private var selectedIndex = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each string or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// The index of the selected segment.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      precondition(newValue < numberOfSegments, "the segment to select does not exist")
      selectedIndex = max(newValue, Self.noSegment)
    }
  }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title, at: index)
    if selectedIndex >= index { selectedIndex += 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedIndex = Self.noSegment
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}
