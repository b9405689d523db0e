import CommandSyntax
import Files
import Output

/// Throws if a generated file would replace an input, which isn't allowed even with `--force`.
///
/// For example: `modelgen generate Models -o Models --force`, where both have `Note.swift`.
func refuseToReplaceInputs(
    _ inputs: [String],
    by files: [GeneratedFile],
    in folder: String
) throws(RunError) {
    let current = currentFolder()
    let inputs = inputs.map { absolutePath($0, in: current) }
    let output = absolutePath(folder, in: current)
    let isNear = inputs.contains {
        $0.hasPrefix(output + "/") || (output + "/").hasPrefix($0 + "/")
    }
    guard isNear else { return }
    for file in files {
        let path = "\(output)/\(file.path)"
        guard inputs.contains(where: { path == $0 || path.hasPrefix($0 + "/") }),
            let old = try? readFile(path), Authorship(of: old) == .foreign
        else { continue }
        throw RunError(
            message:
                "'\(withoutTrailingSlashes(folder))/\(file.path)' is an input, which would be lost;"
                + " choose another output folder"
        )
    }
}
