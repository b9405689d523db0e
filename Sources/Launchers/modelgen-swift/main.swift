import Commands
import Diagnostics
import ModelIR
import Pipeline
import SwiftDeclarationReader

Modelgen.main(swiftReader: SwiftFileReader())

/// Reads Swift files in this process.
struct SwiftFileReader: SwiftReader {
    var keepsNesting = false

    var keepingNesting: any SwiftReader { SwiftFileReader(keepsNesting: true) }

    func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        SwiftDeclarationReader(modelVersion: modelVersion, keepsNesting: keepsNesting)
            .read(paths, name: name, diagnostics: &diagnostics)
    }

    func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])] {
        SwiftDeclarationReader().versions(paths, diagnostics: &diagnostics)
    }

    func editor() -> PartEditor { SwiftFileEditor().replacement(of:of:in:with:) }
}
