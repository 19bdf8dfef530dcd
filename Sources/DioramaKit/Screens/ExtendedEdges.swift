extension UIViewController {
  /// The edges at which the screen extends under bars.
  public var sceneExtendedEdges: [UIRectEdge] {
    get { [.top, .left, .bottom, .right].filter(edgesForExtendedLayout.contains) }
    set { edgesForExtendedLayout = UIRectEdge(newValue) }
  }
}
