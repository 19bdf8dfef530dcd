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
  }

  private let options: InputOptions
  private let printer: DiagnosticPrinter
  private(set) var scenes: [Compiled] = []
  private(set) var sceneCount = 0
  /// The project's decorators that were among the inputs, with the grammar that knows them.
  private(set) var decorators: [(input: Input, kind: DecoratorKind, grammar: Grammar)] = []
  private var counts: [Severity: Int] = [:]
  private var hasFailed = false

  /// Reads and checks everything, and prints what is wrong.
  init(_ options: InputOptions, verb: String) {
    self.options = options
    printer = DiagnosticPrinter(isColored: options.color.isOn)
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
        let result = compiler.compile(input.source)
        sceneCount += 1
        if let tree = result.tree { scenes.append(Compiled(input: input, tree: tree, compiler: compiler)) }
        reports.append((input.source, result.diagnostics))
      }
      progress.advance()
    }
    progress.finish()
    for failure in declarations.failures { fail(failure) }
    report(declarations.all.flatMap(\.projectProblems) + reports)
  }

  private mutating func report(_ reports: [(file: SourceFile, diagnostics: [Diagnostic])]) {
    var seen: Set<Reported> = []
    for (file, diagnostics) in reports {
      let new = diagnostics.filter {
        seen.insert(Reported(path: FilePath(file.path).lexicallyNormalized(), diagnostic: $0)).inserted
      }
      for diagnostic in new { counts[diagnostic.severity, default: 0] += 1 }
      Console.write(printer.text(for: new, in: file))
    }
  }

  private struct Reported: Hashable {
    let path: FilePath
    let diagnostic: Diagnostic
  }

  /// Reports a file or folder that could not be read or written.
  mutating func fail(_ failure: FileFailure) {
    hasFailed = true
    failure.report()
  }

  /// Ends the run: says on a terminal what was done, and throws the exit status unless everything is fine.
  func finish(_ summary: String) throws {
    let errors = counts[.error] ?? 0
    let warnings = counts[.warning] ?? 0
    if Console.isTerminal(.standardError) {
      let mistakes = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }.joined(
        separator: ", ")
      Console.write("\(summary)\(mistakes.isEmpty ? "" : "; \(mistakes)")\n")
    }
    if hasFailed { throw ExitCode.inputOutput }
    if errors > 0 { throw ExitCode.mistakes }
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
