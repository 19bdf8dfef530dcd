/// An item in a slot.
enum SceneContent {
  /// A view.
  case view(NSObject)
  /// A string.
  case text(String)
  /// The rows of a list.
  case list(ListRows)
}

extension [SceneContent] {
  /// The cells.
  var cells: [UITableViewCell] {
    compactMap { if case .view(let cell as UITableViewCell) = $0 { cell } else { nil } }
  }

  /// The items of a collection.
  var collectionItems: [CollectionItem] {
    compactMap { item in
      switch item {
      case .list(let list): .list(list)
      case .view(let view as UIView): .view(view)
      case .view, .text: nil
      }
    }
  }

  /// The cells, strings and lists.
  var rows: [TableRow] {
    compactMap { item in
      switch item {
      case .text(let text): .text(text)
      case .list(let list): .list(list)
      case .view(let cell as UITableViewCell): .cell(cell)
      case .view: nil
      }
    }
  }
}
