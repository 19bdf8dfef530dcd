import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Foundation
let mode = CommandLine.arguments[1]
var grammar = Grammar.language()
func read(_ p: String) -> SourceFile { SourceFile(path: p, bytes: Array(try! Data(contentsOf: URL(fileURLWithPath: p)))) }
let paths = Array(CommandLine.arguments.dropFirst(2))
let declared = paths.filter { $0.hasSuffix(".element.yaml") || $0.hasSuffix(".decorator.yaml") }
grammar = grammar.adding(declared.map(read))
for (f, ds) in grammar.problems { for d in ds { let l = LineTable(f).location(at: d.range.start); print("\(f.path):\(l.line):\(l.column): \(d.message) [\(d.code)]") } }
let compiler = Compiler(grammar: grammar)
for p in paths where !declared.contains(p) {
  let f = read(p)
  let r = compiler.compile(f)
  for d in r.diagnostics { let l = LineTable(f).location(at: d.range.start); print("\(p):\(l.line):\(l.column): \(d.severity.rawValue): \(d.message) [\(d.code)] \(d.fixIts.map{$0.message})") }
  if let t = r.tree { if mode == "c" { print(String(decoding: compiler.json(t), as: UTF8.self)) } else if mode == "g" { print(compiler.swift(t)) } }
}
if mode == "g", !grammar.projectDecorators.isEmpty { print(DecoratorSource.text(of: grammar.projectDecorators, grammar: grammar)) }
