/// A type of the samples' app that can fill roles.
struct AppType {
  /// The type's name.
  let name: String
  /// The protocols that it conforms to.
  let protocols: Set<String>
  /// Whether a scene can create an instance; otherwise its owner passes one in.
  let isMadeByScene: Bool

  /// The types in `App/`.
  static let all = [
    AppType(name: "MinionModeViewModel", protocols: [dataSource, delegate], isMadeByScene: true),
    AppType(name: "NewsletterViewModel", protocols: [dataSource, delegate], isMadeByScene: true),
    AppType(name: "NotificationsDataSource", protocols: [dataSource], isMadeByScene: true),
    AppType(name: "DigestSetting", protocols: [dataSource, delegate], isMadeByScene: false),
    AppType(name: "Registration", protocols: [delegate], isMadeByScene: false),
  ]

  private static let dataSource = "SwitchWithTextCellDataSource"
  private static let delegate = "SwitchWithTextCellDelegate"
}
