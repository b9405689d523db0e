import CommandSyntax
import Configuration
import Diagnostics
import Files
import Pipeline

extension ParsedArguments {
    /// Returns the outputs to write: all of them, or the one whose folder the command line
    /// specifies.
    ///
    /// If there is only one output, `--output` overrides its folder.
    func chosen(
        of outputs: [OutputSettings],
        _ command: CommandSyntax
    ) throws(RunError) -> [OutputSettings] {
        guard outputs.count > 1 else { return outputs }
        let help = "\(Modelgen.name) \(command.name) --help"
        if let folder = given(CodeOptions.output) {
            let chosen = outputs.filter { $0.folder.map(plainPath) == plainPath(folder) }
            if !chosen.isEmpty { return chosen }
            let message =
                "the configuration has no output '\(folder)'; it can be \(folders(of: outputs))"
            throw RunError(message: message, helpCommand: help)
        }
        if given(CodeOptions.target) != nil {
            let message =
                "'--target' is for one output, and the configuration has \(outputs.count); name one"
                + " with '--output': \(folders(of: outputs))"
            throw RunError(message: message, helpCommand: help)
        }
        return outputs
    }

    /// Returns the output for a build, which writes only one: the one in the folder of the module,
    /// or the one for the target on the command line.
    func onlyOutput(
        of file: ConfigurationFile,
        in module: String?
    ) throws(RunError) -> OutputSettings {
        let outputs = file.outputs ?? [OutputSettings()]
        guard outputs.count > 1 else { return outputs[0] }
        let target = given(CodeOptions.target) ?? nil
        let candidates = outputs.filter { output in
            let isInside = module.map { isPath(output.folder ?? "", in: $0) } ?? true
            return isInside && (target == nil || (output.target ?? file.target) == target)
        }
        if candidates.count == 1 { return candidates[0] }
        throw RunError(
            message: "a build writes one output, and the configuration has"
                + " \(folders(of: outputs)); choose one with '--target', or, in a package, write a"
                + " \(ConfigurationFile.fileName) next to the sources of the target",
            location: SourceLocation(file: file.path)
        )
    }

    private func folders(of outputs: [OutputSettings]) -> String {
        outputs.map { "'\($0.folder ?? "")'" }.joined(separator: " or ")
    }
}

/// Whether a path is inside a folder.
func isPath(_ path: String, in folder: String) -> Bool {
    plainPath(path).utf8.starts(with: (plainPath(folder) + "/").utf8)
}

/// Returns a path without a leading `./` and trailing slashes.
private func plainPath(_ path: String) -> String {
    withoutTrailingSlashes(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
}
