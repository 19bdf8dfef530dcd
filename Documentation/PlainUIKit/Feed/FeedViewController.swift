#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The newest glimpses.
final class FeedViewController: UIViewController {
  private enum Phase {
    case loading, loaded
    case failed(String)
  }

  private let progress = UIActivityIndicatorView(style: .medium)
  private let emptyLabel = UILabel()
  private let failureLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let problem = UIStackView()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let refreshControl = UIRefreshControl()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
    [weak self] tableView, indexPath, id in self?.cell(for: id, in: tableView, at: indexPath)
  }

  private let service: any FeedService
  private let select: (Glimpse) -> Void

  private var order: [Int] = []
  private var glimpses: [Int: Glimpse] = [:]
  private var phase = Phase.loading { didSet { update() } }

  init(service: any FeedService, select: @escaping (Glimpse) -> Void) {
    self.service = service
    self.select = select
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    progress.isAccessibilityElement = true
    progress.accessibilityLabel = "Loading"
    progress.accessibilityIdentifier = "Feed.progress"

    emptyLabel.text = "Nothing here yet."
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.accessibilityIdentifier = "Feed.emptyText"

    failureLabel.textAlignment = .center
    failureLabel.numberOfLines = 0
    failureLabel.accessibilityIdentifier = "Feed.failureText"

    retryButton.setTitle("Try again", for: .normal)
    retryButton.accessibilityIdentifier = "Feed.retry"
    retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)

    problem.axis = .vertical
    problem.spacing = 8
    problem.addArrangedSubview(failureLabel)
    problem.addArrangedSubview(retryButton)

    tableView.register(GlimpseCell.self, forCellReuseIdentifier: GlimpseCell.identifier)
    tableView.dataSource = dataSource
    tableView.delegate = self
    tableView.accessibilityIdentifier = "Feed.feed"
    tableView.backgroundView = emptyLabel
    tableView.refreshControl = refreshControl
    refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)

    layOut()
    update()
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [progress, problem, tableView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
  }

  private func update() {
    guard isViewLoaded else { return }
    switch phase {
    case .loading:
      progress.startAnimating()
      emptyLabel.isHidden = true
      problem.isHidden = true
    case .loaded:
      progress.stopAnimating()
      emptyLabel.isHidden = !order.isEmpty
      problem.isHidden = true
    case .failed(let text):
      progress.stopAnimating()
      emptyLabel.isHidden = true
      failureLabel.text = text
      problem.isHidden = false
    }
  }

  /// Shows that nothing has been loaded yet.
  func reset() {
    show([])
    phase = .loading
  }

  func load() {
    Task { [weak self, service] in
      do {
        let glimpses = try await service.glimpses()
        self?.show(glimpses)
        self?.phase = .loaded
      } catch {
        self?.phase = .failed(error.localizedDescription)
      }
      self?.refreshControl.endRefreshing()
    }
  }

  private func retry() {
    phase = .loading
    load()
  }

  private func show(_ new: [Glimpse]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(new.map(\.id))
    snapshot.reconfigureItems(new.filter { glimpses[$0.id] != nil && glimpses[$0.id] != $0 }.map(\.id))
    order = new.map(\.id)
    glimpses = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  /// Shows a like that was given elsewhere.
  func setLiked(_ isLiked: Bool, likes: Int, id: Int) {
    guard glimpses[id] != nil else { return }
    glimpses[id]?.isLiked = isLiked
    glimpses[id]?.likes = likes
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func cell(for id: Int, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: GlimpseCell.identifier, for: indexPath)
    guard let cell = cell as? GlimpseCell, let glimpse = glimpses[id] else { return cell }
    cell.show(glimpse)
    cell.heart.save = { [service] isLiked in try await service.setLiked(isLiked, id: id) }
    cell.heart.changed = { [weak self] heart in
      self?.glimpses[id]?.isLiked = heart.isLiked
      self?.glimpses[id]?.likes = heart.count
    }
    return cell
  }
}

extension FeedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let glimpse = glimpses[id] else { return }
    select(glimpse)
  }
}
