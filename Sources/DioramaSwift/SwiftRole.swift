import DioramaTree

extension SwiftScene {
  /// Who fills a role of a view, or several at once.
  package struct Role: Sendable {
    /// The member that keeps what fills the role. With its first letter in upper case, the type of what is written in place.
    package var member: String
    /// Where it comes from.
    package var source: Source

    /// Where what fills a role comes from.
    package enum Source: Sendable {
      /// A type of the app, made with `init()`.
      case type(String)
      /// The parameter of this name.
      case parameter(String)
      /// A type that is written in place.
      case inline(InlineRole)
    }

    /// Creates a role.
    package init(member: String, source: Source) {
      self.member = member
      self.source = source
    }

    /// Gives the names of the parameters that making the role reads.
    func forEachInput(_ body: (String) -> Void) {
      switch source {
      case .type: break
      case .parameter(let name): body(name)
      case .inline(let role): for member in role.members { member.value.forEachInput(body) }
      }
    }
  }

  /// The small private type of a role that is written in place.
  package struct InlineRole: Sendable {
    /// The Swift protocols that it conforms to.
    package var protocols: [String]
    /// Its properties, but for those that are what they are by themselves.
    package var members: [(name: String, type: String, value: SwiftExpression)]
    /// Its methods, each with the handler that it calls, if there is one.
    package var methods: [(name: String, callback: Callback)]

    /// Creates a role.
    package init(
      protocols: [String], members: [(name: String, type: String, value: SwiftExpression)],
      methods: [(name: String, callback: Callback)]
    ) {
      self.protocols = protocols
      self.members = members
      self.methods = methods
    }

    /// Whether a method calls a handler.
    var callsHandlers: Bool { methods.contains { $0.callback.handler != nil } }
  }

  /// What a view or a role reports, and who answers.
  package struct Callback: Sendable {
    /// The method of the handlers; `nil` if nobody answers.
    package var handler: String?
    /// What it is given.
    package var arguments: [RuntimeTree.Handler.Argument]
    /// The Swift type of the answer; `nil` for none.
    package var result: String?
    /// The answer when nobody is there to give one, in Swift; `nil` where that is `nil` by itself.
    package var otherwise: String?
    /// Whether it may suspend.
    package var isAsync: Bool
    /// Whether it may throw.
    package var canThrow: Bool

    /// Creates a callback.
    package init(
      handler: String?, arguments: [RuntimeTree.Handler.Argument], result: String?, otherwise: String?,
      isAsync: Bool,
      canThrow: Bool
    ) {
      self.handler = handler
      self.arguments = arguments
      self.result = result
      self.otherwise = otherwise
      self.isAsync = isAsync
      self.canThrow = canThrow
    }
  }
}
