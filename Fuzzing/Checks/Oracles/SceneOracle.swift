import DioramaCompiler
import DioramaSyntax
import DioramaTree

/// Properties of every scene: compiling it again gives the same result, a scene without errors can be written as JSON
/// and as Swift, and fixing never makes it worse.
struct SceneOracle {
  let compiler: Compiler

  func check(_ file: SourceFile, _ violations: inout [String]) {
    let result = compiler.compile(file)
    SyntaxOracle.check(result.diagnostics, of: file, &violations)
    ReportOracle.check(result.diagnostics, of: file, &violations)
    if result.tree != nil, result.review.hasErrors { violations.append("a scene with errors was compiled") }
    if result.tree == nil, !result.review.hasErrors, compiler.grammar.projectDiagnosticsByFile.isEmpty {
      violations.append("a scene without errors was not compiled")
    }
    let again = compiler.compile(file)
    if again.diagnostics != result.diagnostics || again.tree != result.tree {
      violations.append("the same scene was compiled differently")
    }
    if let tree = result.tree { check(tree, &violations) }
    if Self.isFixed(file) { checkFixing(of: file, result, &violations) }
  }

  /// Whether to fix a file, which compiles it many times. The decision depends on its length, so that it is always the
  /// same for the same input.
  private static func isFixed(_ file: SourceFile) -> Bool {
    file.bytes.count <= 1024 && file.bytes.count.isMultiple(of: 4)
  }

  private func check(_ tree: RuntimeTree, _ violations: inout [String]) {
    let json = tree.serialized
    if tree.serialized != json { violations.append("the same tree gave different JSON") }
    do {
      if try JSON(parsing: json).serialized != json {
        violations.append("JSON changed when it was read and written")
      }
      if try RuntimeTree(json: JSON(parsing: json)).serialized != json {
        violations.append("the tree changed when it was read and written")
      }
    } catch {
      violations.append("the tree's own JSON cannot be read: \(error)")
    }
    for access in [AccessLevel.public, .internal] {
      guard let swift = try? compiler.swift(tree, access: access) else {
        violations.append("the tree has a name that its own grammar does not know")
        continue
      }
      if (try? compiler.swift(tree, access: access)) != swift {
        violations.append("the same tree gave different Swift")
      }
      if let problem = SwiftStructure.problem(in: swift) {
        violations.append("Swift is broken: \(problem)\n\(swift)")
      }
    }
  }

  private func checkFixing(of file: SourceFile, _ before: Compiler.Result, _ violations: inout [String]) {
    func fixed(_ file: SourceFile) -> FixedFile {
      FileFixer.fix(file) { file in
        let result = compiler.compile(file)
        return Assessment(diagnostics: result.diagnostics, meaning: result.meaning)
      }
    }
    guard !before.diagnostics.allSatisfy(\.fixIts.isEmpty) else { return }
    let result = fixed(file)
    let after = compiler.compile(result.file)
    let errors = [before, after].map { $0.diagnostics.count { $0.severity == .error } }
    // A syntax error hides the errors in lines that cannot be read because of it.
    if isRead(file), errors[1] > errors[0] {
      violations.append("fixing turned \(errors[0]) errors into \(errors[1])")
    }
    if let meaning = before.meaning, after.meaning != meaning {
      violations.append("fixing changed the meaning of the scene")
    }
    if isRead(file), !isRead(result.file) { violations.append("fixing made the file unreadable") }
    if (result.file == file) != (result.fixItCount == 0) {
      violations.append("the count of fix-its is wrong")
    }
    let isDone = result.effort <= FileFixer.limit(for: file)
    if isDone, fixed(result.file).file != result.file {
      violations.append("a fixed file can be fixed further")
    }
  }

  private func isRead(_ file: SourceFile) -> Bool {
    YAMLReader.read(file).tree.isComplete
  }
}
