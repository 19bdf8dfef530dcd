#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The settings of the app.
final class SettingsViewController: UITableViewController {
  private let accountCell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let likesCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  private let signOutCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  private let card = PersonCardView()

  private let editProfile: () -> Void
  private let signOut: () -> Void

  private var notifiesOfLikes = true { didSet { update() } }

  init(editProfile: @escaping () -> Void, signOut: @escaping () -> Void) {
    self.editProfile = editProfile
    self.signOut = signOut
    super.init(style: .grouped)
    title = "Settings"
    configureCells()
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ profile: Profile) {
    card.show(name: profile.name, note: profile.about)
  }

  private func configureCells() {
    accountCell.accessoryType = .disclosureIndicator
    card.translatesAutoresizingMaskIntoConstraints = false
    accountCell.contentView.addSubview(card)
    let content = accountCell.contentView
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: content.topAnchor),
      card.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])

    likesCell.textLabel?.text = "Likes"
    likesCell.accessibilityIdentifier = "Settings.likes"

    signOutCell.textLabel?.text = "Sign out"
    signOutCell.accessibilityIdentifier = "Settings.signOut"
  }

  private func update() {
    likesCell.accessoryType = notifiesOfLikes ? .checkmark : .none
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Account", "Notifications", nil][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    [accountCell, likesCell, signOutCell][indexPath.section]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.section {
    case 0: editProfile()
    case 1: notifiesOfLikes.toggle()
    default: signOut()
    }
  }
}
