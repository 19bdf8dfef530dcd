import DioramaGrammar
import DioramaSyntax

/// A member of a role beside the role.
struct MisplacedMember: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-member",
    explanation: """
      What a role is asked for and told stands under the role, which somebody else can fill as a whole. The view itself has no such \
      attribute.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }
          switchColor: systemYellow

        """,
      passing: """
        scene: Example
        controller: table
        rows:
        - switchCell: minionMode
          dataSource: { title: Minions, switchOn: true }
          delegate: { switchColor: systemYellow }

        """))

  let name: String
  let member: String
  let role: String
  /// The Swift type or the parameter that fills the role.
  let player: String?
  var message: String {
    let what =
      name == member
      ? "'\(name)' is a member of the role '\(role)'" : "'\(name)' is '\(member)' of the role '\(role)'"
    return player.map { "\(what), which '\($0)' fills; remove it and say it there" }
      ?? "\(what); write '\(role): { \(member): … }'"
  }
}
