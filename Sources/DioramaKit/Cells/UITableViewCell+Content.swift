extension UITableViewCell {
  /// Shows an image before the title. UIKit makes room for it only when it lays out the cell again.
  public func setImage(_ image: UIImage?) {
    imageView?.image = image
    setNeedsLayout()
  }

  /// Shows a second text, in a cell of a style that has one. UIKit makes room for it only when it lays out the cell
  /// again.
  public func setDetail(_ text: String?) {
    detailTextLabel?.text = text
    setNeedsLayout()
  }
}
