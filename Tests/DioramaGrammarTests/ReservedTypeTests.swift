import DioramaGrammar
import DioramaTestSupport
import Foundation
import Testing

/// The class of a scene is named after it, with the suffix `Scene`. It must not hide a type of DioramaKit or of UIKit's
/// replacement.
struct ReservedTypeTests {
  @Test func everyTypeThatASceneCouldHideIsReserved() throws {
    let names = try publicTypes(in: ["Sources/DioramaKit", "Sources/HeadlessUIKit"])
    #expect(names.count > 100)
    let reserved = Grammar.language().reservedTypes.names
    let hidden = names.filter { name in
      ["Scene", "SceneHandlers"].contains { name.hasSuffix($0) && name != $0 }
    }
    #expect(hidden.subtracting(reserved).sorted() == [])
    #expect(Set(reserved).isSuperset(of: ["UIScene", "UIWindowScene", "LoadedScene", "SKScene", "SCNScene"]))
  }

  /// A component becomes a class with its name, which must not hide a type of DioramaKit. The classes of elements are
  /// known without a list.
  @Test func everyTypeOfTheKitIsReserved() throws {
    let grammar = Grammar.language()
    let classes = grammar.elementNames.compactMap { grammar.element(named: $0)?.swiftClass }
    let names = try publicTypes(in: ["Sources/DioramaKit"], indentation: "")
    #expect(names.count > 50)
    #expect(names.subtracting(grammar.reservedTypes.names).subtracting(classes).sorted() == [])
  }

  /// A view's id becomes a property of the scene's class, or of the component's, which must not hide what DioramaKit
  /// and the driving of HeadlessUIKit add to all of them.
  @Test(arguments: [("UIView", "component"), ("UIViewController", "view"), ("UIViewController", "table")])
  func everyMemberThatTheKitAddsIsReserved(className: String, controller: String) throws {
    let declaration = try Regex(#"^  (?:@\w+ )?(?:public|open) (?:var|func) (\w+)"#)
    let property = try Regex(#"^  public var (\w+)"#)
    var names: Set<String> = []
    let driving = "Sources/HeadlessUIKit/Driving"
    for path in ["Sources/DioramaKit", driving].flatMap({ Repository.paths(under: $0, suffix: ".swift") }) {
      let declaration = path.hasPrefix(driving) ? property : declaration
      var isExtension = false
      for line in try Repository.text(path).split(separator: "\n") {
        if line.hasPrefix("extension ") { isExtension = line == "extension \(className) {" }
        if line == "}" { isExtension = false }
        guard isExtension, let match = line.firstMatch(of: declaration) else { continue }
        names.insert(String(match.output[1].substring ?? ""))
      }
    }
    #expect(names.count > 10)
    let members = try #require(Grammar.language().controller(named: controller)).members.names
    // Only a scene that changes calls this method, so that its name is taken only there.
    #expect(names.subtracting(members).sorted() == ["observeTraits"])
  }

  /// Returns the names of the public types in some folders.
  private func publicTypes(in folders: [String], indentation: String = " *") throws -> Set<String> {
    let declaration = try Regex(
      "(?m)^\(indentation)" + #"(?:@\w+ )*(?:public|open) (?:final )?"#
        + #"(?:class|struct|enum|protocol|actor|typealias) (\w+)"#)
    var names: Set<String> = []
    for folder in folders {
      for path in Repository.paths(under: folder, suffix: ".swift") {
        for match in try Repository.text(path).matches(of: declaration) {
          names.insert(String(match.output[1].substring ?? ""))
        }
      }
    }
    return names
  }
}
