#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The identity of the file or folder at a path, after following links: two paths to one folder
/// have the same identity.
///
/// For example: in a folder with a link to its parent, that link has the parent's identity.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Creates the identity; `nil` if nothing exists at the path.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// The folders and files that a walk has visited. None is entered twice, which guarantees that the
/// walk ends.
package struct VisitedFiles: Sendable {
    private var identities: Set<FileIdentity> = []

    package init() {}

    /// Marks the path as visited. Returns `false` if it doesn't exist or was visited before.
    package mutating func visit(_ path: String) -> Bool {
        guard let identity = FileIdentity(path) else { return false }
        return identities.insert(identity).inserted
    }
}

/// Whether the path itself is a symbolic link.
package func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
