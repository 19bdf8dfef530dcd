import DioramaProject
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Testing

/// The settings in `diorama.yaml` are read as written.
@Suite struct ConfigurationTests {
  private func read(_ text: String) -> ProjectConfiguration {
    ConfigurationReader.read(SourceFile(path: "diorama.yaml", text: text), toolVersion: "1.0").configuration
  }

  @Test func everyKeyIsRead() throws {
    let file = try Repository.file("Tests/Scenes/configuration/whole.diorama.yaml")
    let configuration = ConfigurationReader.read(file, toolVersion: "1.2.3").configuration
    #expect(configuration.scenes == ["Scenes", "More/Intro.scene.yaml"])
    #expect(configuration.declarations == ["Vocabulary"])
    #expect(configuration.exclude == [PathPattern("Scenes/Drafts"), PathPattern("**/*.draft.scene.yaml")])
    #expect(configuration.swiftFolder == "Sources/App/Generated")
    #expect(configuration.treeFolder == "Resources")
    #expect(configuration.accessLevel == .internal)
    #expect(configuration.isStrict)
    #expect(configuration.baseline == "diorama-baseline.json")
    #expect(configuration.compilerSettings.maximumViews == 20)
    #expect(
      configuration.compilerSettings.levels == [
        "insecure-url": .error, "vague-id": .off, "unlocalized-text": .warning, "too-many-views": .error,
      ])
  }

  @Test func emptyFileHasOnlyDefaults() {
    #expect(read("") == ProjectConfiguration())
    #expect(read("# later\n") == ProjectConfiguration())
  }

  @Test func singlePathCanReplaceAList() {
    #expect(read("scenes: Scenes\n").scenes == ["Scenes"])
  }

  @Test(arguments: [
    ("Scenes/Drafts", "Scenes/Drafts/A.scene.yaml", true),
    ("Scenes/Drafts/", "Scenes/Drafts", true),
    ("./Scenes", "Scenes/A.scene.yaml", true),
    ("Scenes/Drafts", "Scenes/Draft", false),
    ("Drafts", "Scenes/Drafts", false),
    ("**/Drafts", "Scenes/Drafts/A", true),
    ("**/Drafts", "Drafts/A", true),
    ("**/*.draft.scene.yaml", "A.draft.scene.yaml", true),
    ("**/*.draft.scene.yaml", "x/y/A.draft.scene.yaml", true),
    ("**/*.draft.scene.yaml", "x/A.scene.yaml", false),
    ("Scenes/*/Old", "Scenes/Old", false),
    ("Scenes/*/Old", "Scenes/a/Old", true),
    ("Scenes/*/Old", "Scenes/a/b/Old", false),
    ("A?.scene.yaml", "A1.scene.yaml", true),
    ("A?.scene.yaml", "A.scene.yaml", false),
    ("*a*b*c", "xxaxxbxxc", true),
    ("*a*b*c", "xxaxxbxxcx", false),
  ])
  func patternMatches(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path.split(separator: "/").map(String.init)) == isMatch)
  }

  @Test func patternWithManyStarsIsFast() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches([String(repeating: "a", count: 2_000)]))
    let folders = PathPattern(String(repeating: "**/a/", count: 12) + "b")
    #expect(!folders.matches(Array(repeating: "a", count: 24)))
  }

  @Test func versionsCompareByNumber() throws {
    let old = try #require(ReleaseVersion("1.9"))
    let new = try #require(ReleaseVersion("1.10.0"))
    #expect(old < new)
    #expect(ReleaseVersion("1.10") == new)
    for text in ["", "1.", "v1", "1.2.3.4", "1.2-beta", "-1"] { #expect(ReleaseVersion(text) == nil) }
  }
}
