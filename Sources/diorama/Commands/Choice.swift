import ArgumentParser

/// One of a few words on the command line.
///
/// It says itself what the words are: ArgumentParser would make a key path for each type to find out, which takes longer than
/// checking a scene.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  /// The words.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing: each word says what it means.
  public static var allValueDescriptions: [String: String] { [:] }
}
