/// The sizes beyond which a file is refused, so that no input makes the compiler slow or large.
public enum Limits {
  /// The longest file, in bytes.
  public static let fileSize = 16 << 20

  /// The deepest nesting of mappings and sequences, aliases expanded.
  public static let nesting = 128

  /// The most nodes that all aliases of a file may stand for.
  public static let aliasedNodes = 100_000

  /// The longest scalar, in bytes of its decoded text.
  public static let scalarSize = 1 << 20

  /// The most values, lists, mappings and keys that a file may have.
  public static let nodes = 500_000

  /// How many syntax errors of a file are reported; what follows the last of them is not read.
  public static let syntaxErrors = 20

  /// How many bytes of lines that were not understood are searched for a name; any name may be in more.
  public static let searchedBytes = 65_536

  /// The most lines that begin with a percent sign, as YAML's directives do.
  public static let directives = 100

  /// The longest message of a diagnostic, in bytes; of a longer one, which quotes what is written, the middle is left
  /// out.
  public static let messageSize = 1000

  /// The longest name of a scene or of anything in it, in bytes.
  public static let nameSize = 200

  /// The longest name of a file, in bytes. File systems allow 255; an output has more to it than the scene that it is
  /// made of, and still more while it is written.
  public static let fileNameSize = 220

  /// With how many words those of a file are compared, to find out what was meant; then nothing more is suggested.
  public static let comparisons = 1_000_000

  /// How many diagnostics of a file are kept; further ones are not reported.
  public static let diagnostics = 50_000

  /// How many names a message lists; of more, it lists fewer and says how many others there are.
  public static let listedNames = 10

  /// How many elements one may build upon, each upon the next.
  public static let inheritance = 32

  /// Among how many words one that was meant is looked for; where there are more, none is suggested.
  public static let candidates = 1000

  /// The most values, lists, mappings and keys that the declaration of an element or a decorator may have.
  public static let declarationNodes = 10_000

  /// The most attributes, events, roles and slots that an element may take over from the one that it extends.
  public static let inheritedParts = 500

  /// The most decorators that a project may declare.
  public static let decorators = 200

  /// The most paths that a list of a configuration may have.
  public static let paths = 1000

  /// The longest path that a configuration may have, in bytes.
  public static let pathSize = 4096
}
