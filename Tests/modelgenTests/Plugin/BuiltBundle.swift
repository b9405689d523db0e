import Foundation
import TestSupport
import Testing

/// The tool that was built with the tests, as a bundle that `MODELGEN_TOOL` can name.
struct BuiltBundle {
    let path: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "bundle")
        let script = repositoryRoot.appending(path: "scripts/debugbundle.sh").path
        let result = try run([script, folder.url.path])
        try #require(result.succeeded, "\(result.output)")
        path = result.stdout.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
