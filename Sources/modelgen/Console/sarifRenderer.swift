import Checks
import Diagnostics
import Files

/// Reads the files of diagnostics again, because SARIF columns depend on their text.
var sarifRenderer: SARIFRenderer {
    SARIFRenderer(
        toolName: Modelgen.name,
        toolVersion: Modelgen.version,
        kinds: DiagnosticCatalog.all
    ) { path in
        try? readFile(path)
    }
}
