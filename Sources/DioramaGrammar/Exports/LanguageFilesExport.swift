import DioramaSyntax

/// Writes the grammar's files as Swift, so that they are part of the program: reading them needs no file system and costs
/// nothing until it happens.
public enum LanguageFilesExport {
  /// The Swift file for some grammar files, each under its path in the folder `Grammar`.
  public static func text(of files: [SourceFile]) -> String {
    let entries = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return "    (\n      \"\(file.path)\",\n      #\"\"\"\n\(text)\"\"\"#\n    ),\n"
    }
    return """
      // swift-format-ignore-file
      // Generated from the folder Grammar by `make export`. Do not edit.

      /// The language's own files, each with its path in the folder `Grammar`.
      enum LanguageFiles {
        static let all: [(path: StaticString, text: StaticString)] = [
      \(entries.joined())  ]
      }

      """
  }
}
