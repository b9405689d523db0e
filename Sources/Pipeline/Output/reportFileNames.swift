import Diagnostics
import Output

extension GeneratedOutput {
    /// Reports files that can't be written, because their name is either taken or too long.
    func reportFileNames(of inputs: [ModelInput], _ diagnostics: inout DiagnosticSink) {
        reportSameFiles(of: inputs, &diagnostics)
        for file in files { reportLongName(file, of: inputs, &diagnostics) }
    }

    /// Two classes of different models can't share a file.
    private func reportSameFiles(
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) {
        var origins: [String: String] = [:]
        origins.reserveCapacity(files.count)
        for file in files {
            let key = file.path.lowercased()
            guard let first = origins.updateValue(file.origin, forKey: key) else { continue }
            // The input, as the user specified it.
            let input = inputs.last { $0.origin == file.origin }?.name ?? file.origin
            // Within a model, only the file of value types can have the same name as the file of a
            // class.
            let text =
                first == file.origin
                ? "'\(file.path)' would hold a class and the value types of '\(first)'; name another"
                    + " class in the model"
                : "'\(file.path)' would be generated twice, from '\(first)' and from"
                    + " '\(file.origin)'; generate the models into different folders"
            diagnostics.report(
                Diagnostic(
                    .error,
                    "output.same-file",
                    at: SourceLocation(file: input),
                    text
                )
            )
        }
    }

    /// File systems limit names to 255 bytes.
    private func reportLongName(
        _ file: GeneratedFile,
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) {
        guard file.path.utf8.count > 255 else { return }
        let input = inputs.last { $0.origin == file.origin }?.name ?? file.origin
        let message =
            "'\(file.path)' is too long for the name of a file; give the class a shorter name, or"
            + " generate one file with '--layout single'"
        let place = SourceLocation(file: input)
        diagnostics.report(Diagnostic(.error, "output.long-name", at: place, message))
    }
}
