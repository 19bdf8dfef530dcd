import DioramaCompiler
import DioramaProject
import DioramaTestSupport
import DioramaTree
import Testing

/// The committed files that are generated from the catalogue and the configuration's keys are up to date.
@Suite struct ExportFreshnessTests {
  @Test func diagnosticsPageIsFresh() throws {
    let isFresh = try Repository.text("Grammar/Diagnostics.md") == DiagnosticsExport.text
    #expect(isFresh, "Grammar/Diagnostics.md is out of date; run make export")
  }

  @Test func configurationSchemaIsFresh() throws {
    let made = String(decoding: ConfigurationSchema.json.serialized, as: UTF8.self)
    let isFresh = try Repository.text("Grammar/configuration.schema.json") == made
    #expect(isFresh, "Grammar/configuration.schema.json is out of date; run make export")
  }
}
