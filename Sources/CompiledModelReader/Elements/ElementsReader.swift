import Diagnostics
import ModelIR

/// Reads `elements`, the archive in which Xcode 4 and earlier saved a model.
///
/// The text of a default has the spelling of today's model files, whose reader passes its rules.
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
        let location = SourceLocation(file: file)
        do throws(ArchiveProblem) {
            let archive = try KeyedArchive(bytes)
            guard let root = archive.root, root.className == "XDPMModel" else {
                let message = "'\(file)' is an archive of something else than a model"
                diagnostics.report(Diagnostic(.error, "compiled.no-model", at: location, message))
                return nil
            }
            var assembler = ElementsAssembler(file: file, literals: literals)
            let model = assembler.model(root, name: name, version: version)
            diagnostics.report(contentsOf: assembler.diagnostics)
            return model
        } catch {
            let message = "'\(file)' \(error.message); open the model in Xcode and save it"
            diagnostics.report(Diagnostic(.error, "compiled.damaged", at: location, message))
            return nil
        }
    }
}
