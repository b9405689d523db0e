import Checks
import Diagnostics
import Files
import ModelDiff

/// Reads the files of diagnostics again, because SARIF columns depend on their text.
var sarifRenderer: SARIFRenderer {
    SARIFRenderer(
        toolName: Modelgen.name,
        toolVersion: Modelgen.version,
        kinds: DiagnosticCatalog.all + allDifferenceKinds.map { $0.kind }
    ) { path in
        try? readFile(path)
    }
}
