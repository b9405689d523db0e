import Foundation
import TestSupport

/// A bare git repository in a temporary folder. Its only commit, the branch `main` with the tag
/// `1.0.0`, is this package in its current state.
struct RepositoryCopy {
    /// Where packages find it.
    let url: URL
    let revision: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "repository")
        url = folder.url.appending(path: "bare/modelgen.git")
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
        try commit(root, tag: "1.0.0")
        try git(["clone", "--quiet", "--bare", root.path, url.path], in: root)
        revision = try git(["rev-parse", "HEAD"], in: root).trimmingCharacters(in: .newlines)
    }
}

/// Makes a repository of a folder, with one commit that has a tag.
func commit(_ folder: URL, tag: String) throws {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for command in [
        ["init", "--quiet", "--initial-branch=main"], ["add", "--all"],
        author + ["commit", "--quiet", "--message", "The package"], ["tag", tag],
    ] { try git(command, in: folder) }
}

@discardableResult
private func git(_ command: [String], in folder: URL) throws -> String {
    let result = try run(["git"] + command, directory: folder)
    guard result.succeeded else { throw RepositoryError(output: result.output) }
    return result.stdout
}

/// What git said when it failed.
private struct RepositoryError: Error {
    var output: String
}
