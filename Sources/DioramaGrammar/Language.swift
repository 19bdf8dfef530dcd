import DioramaSyntax

/// Where the language's own declarations come from.
enum Language: Sendable {
  /// From files, named as in the folder `Grammar`.
  case files([SourceFile])
  /// From the program: they were read from the folder `Grammar` when the program was made, and written down as values.
  case builtIn
}

extension Grammar {
  /// A grammar of the language as it is built into the program, without a project's words.
  public static func language() -> Grammar {
    Grammar(.builtIn, declarations: [])
  }
}
