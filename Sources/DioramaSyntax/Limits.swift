/// The limits for input, which keep the compiler fast and small. Larger files are rejected.
package enum Limits {
  /// The maximum size of a file, in bytes.
  package static let fileSize = 16 << 20

  /// The maximum nesting of mappings and sequences, aliases expanded.
  package static let nesting = 128

  /// The maximum number of nodes in all aliases of a file, expanded.
  package static let aliasedNodes = 100_000

  /// The maximum length of a scalar, in bytes of its decoded text.
  package static let scalarSize = 1 << 20

  /// The maximum number of values, lists, mappings and keys in a file.
  package static let nodes = 500_000

  /// The maximum number of syntax errors that are reported in a file; the rest of the file is not read.
  package static let syntaxErrors = 20

  /// The maximum number of bytes of unreadable lines that are searched for a name; longer lines may contain any name.
  package static let searchedBytes = 65_536

  /// The maximum number of lines that begin with a percent sign, as YAML's directives do.
  package static let directives = 100

  /// The maximum length of a message, in bytes. A longer message, which quotes the source, is shortened in the
  /// middle.
  package static let messageSize = 1000

  /// The maximum length of the name of a scene or of anything in it, in bytes.
  package static let nameSize = 200

  /// The maximum length of a file name, in bytes. File systems allow 255, but the name of an output is longer than
  /// its scene's, and its temporary name is longer still.
  package static let fileNameSize = 220

  /// The maximum number of word comparisons for suggestions in a file; after that, there are no suggestions.
  package static let comparisons = 2_000_000

  /// The maximum number of diagnostics in a file; further ones are not reported.
  package static let diagnostics = 50_000

  /// The maximum number of names in a message; a message with more lists some, and says how many others there are.
  package static let listedNames = 10

  /// The maximum length of a chain of elements that extend each other.
  package static let inheritance = 32

  /// The maximum number of candidates for a suggestion; if there are more, there is none.
  package static let candidates = 1000

  /// The maximum number of values, lists, mappings and keys in the declaration of an element or a decorator.
  package static let declarationNodes = 10_000

  /// The maximum number of attributes, events, roles and slots that an element may inherit.
  package static let inheritedParts = 500

  /// The maximum number of decorators that a project may declare.
  package static let decorators = 200

  /// The maximum number of paths in a list of the configuration.
  package static let paths = 1000

  /// The maximum length of a path in the configuration, in bytes.
  package static let pathSize = 4096
}
