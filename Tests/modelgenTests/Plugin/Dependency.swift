import TestSupport

/// How the manifest of a client names this package.
enum Dependency: Sendable {
    case path
    case version(RepositoryCopy)
    case branch(RepositoryCopy)
    case revision(RepositoryCopy)

    static func all(_ repository: RepositoryCopy) -> [Dependency] {
        [.path, .version(repository), .branch(repository), .revision(repository)]
    }

    /// For example: `.package(url: "file:///modelgen.git", from: "1.0.0")`.
    var line: String {
        switch self {
        case .path: #".package(name: "modelgen", path: "\#(repositoryRoot.path)")"#
        case .version(let repository): line(repository, #"from: "1.0.0""#)
        case .branch(let repository): line(repository, #"branch: "main""#)
        case .revision(let repository): line(repository, #"revision: "\#(repository.revision)""#)
        }
    }

    private func line(_ repository: RepositoryCopy, _ requirement: String) -> String {
        #".package(url: "\#(repository.url.absoluteString)", \#(requirement))"#
    }
}
