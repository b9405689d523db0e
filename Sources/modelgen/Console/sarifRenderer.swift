import Diagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the files that diagnostics name once more: columns of SARIF need their text.
var sarifRenderer: SARIFRenderer {
    SARIFRenderer(toolName: Modelgen.name, toolVersion: Modelgen.version) { path in
        FileManager.default.contents(atPath: path).map { Array($0) }
    }
}
