import ArgumentParser
import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// One run over everything that the command line names: checks each file, hands each good scene on, and reports.
struct SceneRun {
  /// A scene without mistakes.
  struct Compiled {
    let input: Input
    let tree: RuntimeTree
    let compiler: Compiler
    /// Whether there was anything to say about it.
    let hasWarnings: Bool
  }

  private let options: InputOptions
  private(set) var scenes: [Compiled] = []
  private(set) var sceneCount = 0
  /// The project's decorators that were among the inputs, with the grammar that knows them.
  private(set) var decorators: [(input: Input, kind: DecoratorKind, grammar: Grammar)] = []
  private var report = Report()

  /// Reads and checks everything, but for scenes of which is known already what a compiler would say: nothing.
  init(_ options: InputOptions, verb: String, isKnown: (Input, Compiler) -> Bool = { _, _ in false }) {
    self.options = options
    let finder = InputFinder(options.paths)
    for failure in finder.failures { fail(failure) }
    var declarations = Declarations(inputs: finder.inputs, paths: options.declarations)
    var progress = Progress(verb, total: finder.inputs.count)
    var reports: [(file: SourceFile, diagnostics: [Diagnostic])] = []
    for input in finder.inputs {
      let grammar = declarations.grammar(for: input)
      if input.kind == .element || input.kind == .decorator {
        decorators += grammar.projectDecorators.filter { input.declares($0) }.map { (input, $0, grammar) }
      } else {
        let compiler = Compiler(grammar: grammar)
        sceneCount += 1
        if !isKnown(input, compiler) {
          let result = compiler.compile(input.source)
          if let tree = result.tree {
            scenes.append(
              Compiled(
                input: input, tree: tree, compiler: compiler, hasWarnings: !result.diagnostics.isEmpty))
          }
          reports.append((input.source, result.diagnostics))
        }
      }
      progress.advance()
    }
    progress.finish()
    for failure in declarations.failures { fail(failure) }
    for (file, diagnostics) in declarations.all.flatMap(\.projectProblems) + reports {
      report.add(diagnostics, of: file)
    }
  }

  /// Reports a file or folder that could not be read or written.
  mutating func fail(_ failure: FileFailure) {
    report.add(failure)
  }

  /// Whether nothing went wrong; there may be warnings.
  var isFine: Bool { report.failures.isEmpty && report.count(of: .error) == 0 }

  /// Ends the run: reports, says what was done, as a rule only on a terminal, and throws the exit status unless everything is fine.
  func finish(_ summary: String, isAlwaysSaid: Bool = false) throws {
    let text = options.format.reporter(isColored: options.color.isOn).text(of: report)
    try Console.write(Array(text.utf8), to: options.format == .text ? .standardError : .standardOutput)
    let errors = report.count(of: .error)
    let warnings = report.count(of: .warning)
    if isAlwaysSaid || Console.isTerminal(.standardError) {
      let mistakes = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }.joined(
        separator: ", ")
      Console.write("\(summary)\(mistakes.isEmpty ? "" : "; \(mistakes)")\n")
    }
    let statuses = report.failures.map(\.status.rawValue) + (errors > 0 ? [ExitCode.mistakes.rawValue] : [])
    if let worst = statuses.max() { throw ExitCode(worst) }
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : plural(count, noun)
  }
}

/// A number with its noun.
func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension Input {
  /// Whether this file is the one that declares a decorator.
  fileprivate func declares(_ decorator: DecoratorKind) -> Bool {
    kind == .decorator && YAMLReader.read(source).tree.root?.entries.first?.value.text == decorator.name
  }
}
