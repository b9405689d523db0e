import Diagnostics
import Output
import Pipeline

/// Generated files, with their folder.
struct GeneratedFolder {
    let folder: String
    let output: GeneratedOutput

    /// Returns the changes that writing would make.
    func plan(isForced: Bool = false) throws(OutputError) -> OutputPlan {
        try writer(isForced).plan(output.files, origins: output.origins)
    }

    func write(isForced: Bool) throws(OutputError) -> OutputPlan {
        try writer(isForced).write(output.files, origins: output.origins)
    }

    private func writer(_ isForced: Bool) -> OutputWriter {
        OutputWriter(folder: folder, target: output.target.rawValue, isForced: isForced)
    }
}

extension RunRequest {
    /// Returns the files of all outputs, or `nil` if there is an error.
    func generated(
        _ console: Console,
        _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFolder]? {
        var folders: [GeneratedFolder] = []
        for request in outputs {
            guard let output = request.generated(console, &diagnostics) else { return nil }
            folders.append(GeneratedFolder(folder: request.folder, output: output))
        }
        return folders
    }
}
