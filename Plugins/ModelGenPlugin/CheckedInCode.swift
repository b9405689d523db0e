import Foundation
import PackagePlugin

/// The folders of a target that may contain compiled code of `modelgen generate`.
struct CheckedInCode {
    private let folders: [URL]

    init(in place: TargetPlace) {
        let parents = Set(place.compiled.map { $0.deletingLastPathComponent() })
        folders = parents.sorted { $0.path < $1.path }
    }

    /// Warns about code from the same inputs, because the build declares the same types again.
    func warn(of inputs: [URL], in place: TargetPlace) {
        for folder in folders {
            let manifest = folder.appendingPathComponent(".modelgen-manifest.json")
            guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { continue }
            let names = inputs.map(\.lastPathComponent)
            guard let name = names.first(where: { text.contains("\"source\": \"\($0)\"") }) else {
                continue
            }
            let path = place.relativePath(of: folder)
            Diagnostics.warning(
                "'\(path)' holds code that 'modelgen generate' wrote from '\(name)', and"
                    + " ModelGenPlugin generates it again in the build of '\(place.name)': remove the"
                    + " folder, or the plugin from the target",
                file: folder.path
            )
        }
    }
}
