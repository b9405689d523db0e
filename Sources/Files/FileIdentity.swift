#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a path leads to, whichever links are on the way: two paths to one folder have one identity.
///
/// For example, in a folder with a link to its parent, that link is the parent again.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Nil for what isn't there.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// Folders and files that a walk has been to: none is entered twice, so that it ends.
package struct VisitedFiles: Sendable {
    private var identities: Set<FileIdentity> = []

    package init() {}

    /// Whether the path leads to something that is there and hasn't been visited.
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
