import Diagnostics
import ModelIR

extension Pipeline {
    /// Returns the diagnostic for versions of the first input other than that of a model, which are not
    /// converted; `nil` if there are none, or if the user chose the version.
    ///
    /// For example: for `Notes` and `Notes 2` beside the current `Notes 3`.
    package func otherVersions(than model: Model) -> Diagnostic? {
        guard options.modelVersion == nil, let version = model.version,
            let input = reader.inputs(options.inputs).first
        else { return nil }
        for part in input.parts {
            let paths = part.paths.map { ($0, part.kind.versionNames($0)) }
            guard let (path, names) = paths.first(where: { $0.1.contains(version) }) else {
                continue
            }
            let others = names.filter { $0 != version }
            return others.isEmpty ? nil : unwritten(others, version, path)
        }
        return nil
    }

    private func unwritten(_ others: [String], _ version: String, _ path: String) -> Diagnostic {
        let list = others.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .note,
            "version.not-converted",
            at: SourceLocation(file: path),
            "only the current version '\(version)' is converted, without \(list); choose another one with"
                + " --model-version"
        )
    }
}
