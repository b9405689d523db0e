import Foundation
import TestSupport

/// A git repository in a temporary folder, whose only commit is this package as it stands here.
struct RepositoryCopy {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "repository")
        let root = folder.url.appending(path: "modelgen")
        let listed = try run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            directory: repositoryRoot
        )
        let files = FileManager.default
        for path in listed.stdout.split(separator: "\0").map(String.init) {
            let source = repositoryRoot.appending(path: path)
            let copy = root.appending(path: path)
            // A file that was removed is listed until that is committed.
            guard (try? files.attributesOfItem(atPath: source.path)) != nil else { continue }
            try files.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try files.copyItem(at: source, to: copy)
        }
        let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        for command in [
            ["init", "--quiet", "--initial-branch=main"], ["add", "--all"],
            author + ["commit", "--quiet", "--message", "The package"],
        ] {
            let result = try run(["git"] + command, directory: root)
            guard result.succeeded else { throw RepositoryError(output: result.output) }
        }
    }
}

/// What git said when it failed.
private struct RepositoryError: Error {
    var output: String
}
