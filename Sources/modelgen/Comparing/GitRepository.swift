import Diagnostics
import Files
import Pipeline

/// A revision of the git repository that holds a folder.
struct GitRepository {
    private let folder: String
    private let commit: String
    /// The revision and the path as the user gave them.
    private let revision: String
    private let path: String

    /// - Throws: ``GitProblem``.
    init(folder: String, revision: String, path: String) throws(GitProblem) {
        self.folder = folder
        self.revision = revision
        self.path = path
        let place = SourceLocation(file: path)
        let check = runProgram(
            Self.git(in: folder) + ["rev-parse", "--git-dir"],
            withMessages: true
        )
        guard check.status != 127 else {
            throw GitProblem(
                "revision.no-repository",
                at: place,
                "'--against' needs git, which isn't installed"
            )
        }
        guard check.status == 0 else {
            let words =
                String(decoding: check.output, as: UTF8.self).split(separator: "\n").first ?? ""
            throw GitProblem(
                "revision.no-repository",
                at: place,
                "'\(path)' isn't in a git repository: \(words)"
            )
        }
        let wanted = "\(revision)^{commit}"
        let found = runProgram(
            Self.git(in: folder) + ["rev-parse", "--verify", "--quiet", wanted]
        )
        let hash = String(decoding: found.output, as: UTF8.self).split(separator: "\n").first
        guard found.status == 0, !revision.hasPrefix("-"), let hash else {
            throw GitProblem(
                "revision.unknown",
                at: place,
                "the repository has no revision '\(revision)'; a shallow clone lacks most: fetch it first"
            )
        }
        commit = String(hash)
    }

    /// The files that models are read from, below a path, with their paths from the folder.
    ///
    /// - Throws: ``GitProblem`` if there is no such path.
    func files(below name: String) throws(GitProblem) -> [(name: String, content: [UInt8])] {
        let list = runProgram(
            Self.git(in: folder) + ["ls-tree", "-r", "-z", "--name-only", commit, "--", name]
        )
        let names = list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard !names.isEmpty else {
            throw GitProblem(
                "revision.path-missing",
                at: SourceLocation(file: path),
                "'\(path)' doesn't exist at the revision '\(revision)'"
            )
        }
        // A database may have any name.
        return names.filter { $0 == name || isRead($0) }.map { file in
            let shown = runProgram(Self.git(in: folder) + ["show", "\(commit):./\(file)"])
            return (file, shown.output)
        }
    }

    /// git in a folder, which finds the repository by itself: in a hook, the environment names the repository, and
    /// git would take the folder for its root.
    private static func git(in folder: String) -> [String] {
        let names = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
        return ["env"] + names.flatMap { ["-u", $0] } + ["git", "-C", folder]
    }

    private func isRead(_ file: String) -> Bool {
        let name = lastComponent(of: file)
        return ["contents", "elements", ".xccurrentversion"].contains(name)
            || name.lowercased().hasSuffix(".json") || InputKinds.haveFile(named: name)
    }
}

/// Why a revision can't be read.
struct GitProblem: Error {
    let diagnostic: Diagnostic

    init(_ id: String, at place: SourceLocation, _ message: String) {
        diagnostic = Diagnostic(.error, id, at: place, message)
    }

    /// Whether the revision is there, and only the path isn't.
    var isMissingPath: Bool { diagnostic.id == "revision.path-missing" }
}
