import Diagnostics
import ModelIR

/// Reads `elements`, the archive in which Xcode 4 and earlier saved a model.
///
/// Defaults are spelled as in XML model files, so the reader of those supplies the conversion.
package struct ElementsReader {
    /// Returns the value of a default's text, or `nil` if it isn't one of the type.
    package typealias Literals = (_ text: String, _ type: AttributeType) -> Literal?

    private let file: String
    private let literals: Literals

    package init(file: String, literals: @escaping Literals) {
        self.file = file
        self.literals = literals
    }

    /// Returns the model of an archive; `nil` after an error, which is reported.
    package func read(
        _ bytes: [UInt8],
        name: String,
        version: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        let root = modelRoot(
            of: bytes,
            class: "XDPMModel",
            file: file,
            advice: ElementsAssembler.advice,
            &diagnostics
        )
        guard let root else { return nil }
        var assembler = ElementsAssembler(file: file, literals: literals)
        let model = assembler.model(root, name: name, version: version)
        diagnostics.report(contentsOf: assembler.leftOut.diagnostics)
        return model
    }
}
