/// Keeps the handlers of a table and answers in the place of its data source and delegate.
final class TableViewDecorator: UIView, ViewDecorator {
  private let dataSource: DelegateSlot<UITableView, TableViewDataSourceForwarder>
  private let delegate: DelegateSlot<UITableView, TableViewDelegateForwarder>

  init(object: UITableView) {
    let dataSource = TableViewDataSourceForwarder()
    let delegate = TableViewDelegateForwarder()
    self.dataSource = DelegateSlot(object, \.dataSource, dataSource, as: dataSource)
    self.delegate = DelegateSlot(object, \.delegate, delegate, as: delegate)
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The handlers. A table without handlers for its data keeps its data source as it is.
  var handlers: TableViewHandlers {
    get { delegate.forwarder.handlers }
    set {
      let old = handlers
      dataSource.forwarder.handlers = newValue
      delegate.forwarder.handlers = newValue
      if newValue.givesData,
        !dataSource.isInstalled || newValue.optionalDataMethods != old.optionalDataMethods
      {
        dataSource.install()
      }
      delegate.install()
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil else { return }
    dataSource.remove()
    delegate.remove()
  }
}

extension UITableView {
  subscript<Value>(part: WritableKeyPath<TableViewHandlers, Value?>) -> Value? {
    get { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] = newValue }
  }
}
