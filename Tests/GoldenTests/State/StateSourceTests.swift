import DioramaCompiler
import DioramaGrammar
import DioramaTree
import Testing

@Suite struct StateSourceTests {
  private let compiler = Compiler(grammar: .language())

  @Test func prints() throws {
    print(try compiler.swift(.login))
  }
}
