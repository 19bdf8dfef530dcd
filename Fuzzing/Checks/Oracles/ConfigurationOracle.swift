import DioramaCompiler
import DioramaProject
import DioramaSyntax

/// Properties of every configuration: no path in it leaves the project, and its patterns match in reasonable time.
enum ConfigurationOracle {
  static func check(_ file: SourceFile, _ violations: inout [String]) {
    let (configuration, diagnostics) = ConfigurationReader.read(file, toolVersion: "1.2.3")
    SyntaxOracle.check(diagnostics, of: file, &violations)
    ReportOracle.check(diagnostics, of: file, &violations)
    let again = ConfigurationReader.read(file, toolVersion: "1.2.3")
    if again.configuration != configuration || again.diagnostics != diagnostics {
      violations.append("the same configuration was read differently")
    }
    let outputs = [configuration.swiftFolder, configuration.treeFolder, configuration.baseline].compactMap {
      $0
    }
    for path in configuration.scenes + configuration.declarations + outputs
    where path.hasPrefix("/") || path.utf8.contains(0) || path.split(separator: "/").contains("..") {
      violations.append("'\(path)' leads out of the project")
    }
    for pattern in configuration.exclude {
      _ = pattern.matches(["Scenes", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa.scene.yaml"])
    }
  }
}
