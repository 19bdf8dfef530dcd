import DioramaSyntax

extension Grammar {
  /// A grammar of the language as it is built into the program, without a project's words.
  public static func language() -> Grammar {
    Grammar(
      language: LanguageFiles.all.map { path, text in
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return SourceFile(path: path.description, bytes: Array(bytes))
      })
  }
}
