import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A decorator of a project, with its file and the grammar that knows it.
struct ProjectDecorator {
  let input: Input
  let kind: DecoratorKind
  let grammar: Grammar

  /// The decorator that a file declares; none if the file has an error.
  static func all(in input: Input, _ grammar: Grammar) -> [ProjectDecorator] {
    guard input.kind == .decorator, let name = input.declaredName else { return [] }
    return grammar.projectDecorators.filter { $0.name == name }.map {
      ProjectDecorator(input: input, kind: $0, grammar: grammar)
    }
  }

  /// Whether everything is known that the properties of a project's decorators are made from: otherwise some of them
  /// would get lost with the file that has them all.
  ///
  /// - Parameter broken: The paths of the files with errors.
  /// - Returns: Whether no decorator among the inputs has an error, and none of the elements that they decorate.
  static func areComplete(
    _ decorators: [ProjectDecorator], among inputs: [Input], _ broken: Set<String>
  ) -> Bool {
    if decorators.isEmpty { return true }
    let areInputsGood = inputs.allSatisfy { input in
      let isDecorator =
        input.kind == .decorator || DeclarationKind.of(fileNamed: input.fileName)?.kind == .decorator
      return !isDecorator
        || input.kind == .decorator && input.source.map { !broken.contains($0.path) } ?? false
    }
    return areInputsGood
      && decorators.allSatisfy { decorator in
        !decorator.kind.decorates.contains { decorator.grammar.isBroken(elementNamed: $0) }
      }
  }
}

/// A project's decorators, grouped by the Swift module that has their properties.
struct DecoratorModules {
  /// The decorators of each module, in the order of the inputs.
  private(set) var modules: [[ProjectDecorator]] = []

  /// - Parameter isOne: Whether all outputs go to one folder; otherwise, each project is a module.
  init(_ decorators: [ProjectDecorator], isOne: Bool) {
    var indices: [FilePath?: Int] = [:]
    for decorator in decorators {
      let project = isOne ? nil : decorator.input.project?.absoluteRoot
      let index = indices[project] ?? modules.count
      indices[project] = index
      if index == modules.count { modules.append([]) }
      modules[index].append(decorator)
    }
  }

  /// The properties that an earlier decorator of their module adds to the same class, a superclass or a subclass, each
  /// with its file.
  var problems: [(file: SourceFile, diagnostic: Diagnostic)] { modules.flatMap(problems) }

  private func problems(
    in module: [ProjectDecorator]
  ) -> [(file: SourceFile, diagnostic: Diagnostic)] {
    var problems: [(file: SourceFile, diagnostic: Diagnostic)] = []
    var owners: [String: [Owner]] = [:]
    for decorator in module {
      let lines = decorator.kind.decorates.compactMap { decorator.grammar.element(named: $0) }
        .map { decorator.grammar.swiftClasses(of: $0) }
      for property in decorator.kind.swiftProperties {
        let others = owners[property, default: []]
        owners[property, default: []] += lines.map { Owner(input: decorator.input, classes: $0) }
        let conflict = lines.lazy.compactMap { line in others.first { $0.isRelated(to: line) } }.first
        guard let conflict, let swiftClass = conflict.classes.first, let file = decorator.input.source else {
          continue
        }
        let problem = SameProperty(name: property, swiftClass: swiftClass, other: conflict.input.shownPath)
        problems.append((file, Diagnostic(problem, at: range(of: property, in: file))))
      }
    }
    return problems
  }

  /// A decorator that adds a property to a class.
  private struct Owner {
    let input: Input
    /// The class and its superclasses.
    let classes: [String]

    /// Whether the class is another one, or one of them is a superclass of the other.
    func isRelated(to line: [String]) -> Bool {
      guard let own = classes.first, let other = line.first else { return false }
      return classes.contains(other) || line.contains(own)
    }
  }

  /// Where a decorator's file names a property, or the event of a property.
  private func range(of property: String, in file: SourceFile) -> SourceRange {
    let tree = YAMLReader.read(file).tree
    let names = ["properties", "events"].flatMap { tree.root?.value(for: $0)?.entries.map(\.key) ?? [] }
    let name = names.first { $0.hasText(property) || "\($0.text)Handler" == property }
    return (name ?? tree.root?.value(for: "property") ?? tree.root)?.range ?? SourceRange(0, 0)
  }
}

extension Grammar {
  /// The Swift class of an element and those of the elements that it extends.
  fileprivate func swiftClasses(of element: ElementKind) -> [String] {
    var classes = [element.swiftClass]
    var current = element
    while let base = current.base.flatMap({ self.element(named: $0) }) {
      classes.append(base.swiftClass)
      current = base
    }
    return classes
  }
}
