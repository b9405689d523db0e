import Checks
import Diagnostics
import Files

/// Reads the files that diagnostics name once more: columns of SARIF need their text.
var sarifRenderer: SARIFRenderer {
    SARIFRenderer(
        toolName: Modelgen.name,
        toolVersion: Modelgen.version,
        kinds: DiagnosticCatalog.all
    ) { path in
        try? readFile(path)
    }
}
