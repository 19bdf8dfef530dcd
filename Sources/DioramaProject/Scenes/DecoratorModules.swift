import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// A project's decorators, apart for each Swift module that has their properties.
struct DecoratorModules {
  /// The decorators of each module, in the order of the inputs.
  private(set) var modules: [[SceneRun.Decorator]] = []

  /// - Parameter isOne: Whether the command line names a folder for all outputs; otherwise, each project is a module.
  init(_ decorators: [SceneRun.Decorator], isOne: Bool) {
    var places: [FilePath?: Int] = [:]
    for decorator in decorators {
      let project = isOne ? nil : decorator.input.project?.absoluteRoot
      let place = places[project] ?? modules.count
      places[project] = place
      if place == modules.count { modules.append([]) }
      modules[place].append(decorator)
    }
  }

  /// The properties that an earlier decorator of their module adds to the same class: each with its file.
  var problems: [(file: SourceFile, diagnostic: Diagnostic)] {
    var problems: [(file: SourceFile, diagnostic: Diagnostic)] = []
    for module in modules {
      var owners: [String: Input] = [:]
      for decorator in module {
        let classes = decorator.kind.decorates.compactMap { decorator.grammar.element(named: $0)?.swiftClass }
        for property in decorator.kind.swiftProperties {
          for swiftClass in classes {
            let owner = owners["\(swiftClass).\(property)"]
            owners["\(swiftClass).\(property)"] = owner ?? decorator.input
            guard let owner, owner !== decorator.input, let file = decorator.input.source else { continue }
            let problem = SameProperty(name: property, swiftClass: swiftClass, other: owner.shownPath)
            problems.append((file, Diagnostic(problem, at: place(of: property, in: file))))
            break
          }
        }
      }
    }
    return problems
  }

  /// Where a decorator's file names a property or the event of a property.
  private func place(of property: String, in file: SourceFile) -> SourceRange {
    let tree = YAMLReader.read(file).tree
    let names = ["properties", "events"].flatMap { tree.root?.value(for: $0)?.entries.map(\.key) ?? [] }
    let name = names.first { $0.hasText(property) || "\($0.text)Handler" == property }
    return (name ?? tree.root?.value(for: "property") ?? tree.root)?.range ?? SourceRange(0, 0)
  }
}
