import Diagnostics
import ModelIR

extension Pipeline {
    /// Returns the diagnostic for versions of the first input other than that of a model, which are not
    /// converted; `nil` if there are none, or if the user chose the version.
    ///
    /// For example: for `Notes` and `Notes 2` beside the current `Notes 3`.
    package func otherVersions(than model: Model) -> Diagnostic? {
        guard options.modelVersion == nil, let version = model.version,
            let input = reader.inputs(options.inputs).first,
            let (path, list) = versions(of: input, besides: version)
        else { return nil }
        return Diagnostic(
            .note,
            "version.not-converted",
            at: SourceLocation(file: path),
            "only the current version '\(version)' is converted, without \(list); choose another one with"
                + " --model-version"
        )
    }

    /// Returns the diagnostic for older versions that Swift declares, of which a target has no classes.
    func ungeneratedVersions(of declared: DeclaredModel) -> Diagnostic? {
        guard let version = declared.model.version,
            declared.model.entities.contains(where: { $0.origin.file.isSwift }),
            let (path, list) = versions(of: declared.input, besides: version)
        else { return nil }
        return Diagnostic(
            .warning,
            "version.not-generated",
            at: SourceLocation(file: path),
            "only the current version '\(version)' becomes code for Core Data, without \(list) and the stages between them;"
                + " Core Data migrates model files: keep one for each version, and a mapping model for each custom stage"
        )
    }

    /// The other versions of an input, in words, and the path of the file that has them.
    private func versions(of input: ModelInput, besides version: String) -> (
        path: String, list: String
    )? {
        for part in input.parts {
            let paths = part.paths.map { ($0, part.kind.versionNames($0)) }
            guard let (path, names) = paths.first(where: { $0.1.contains(version) }) else {
                continue
            }
            let others = names.filter { $0 != version }.map { "'\($0)'" }
            return others.isEmpty ? nil : (path, others.joined(separator: ", "))
        }
        return nil
    }
}
