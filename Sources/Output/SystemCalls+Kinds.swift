#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The kind of file at a path, without following links.
enum FileKind: Hashable {
    case nothing
    case file
    case link
    case folder
    case other
}

extension SystemCalls {
    static func kind(of path: String) -> FileKind {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            return errno == ENOENT || errno == ENOTDIR ? .nothing : .other
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFLNK: .link
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// The first folder between `folder` and a file that is a link. For example: `Generated/sub`
    /// for `sub/Note.swift` in `Generated`.
    static func linkedFolder(onTheWayTo path: String, in folder: String) -> String? {
        let slash = UInt8(ascii: "/")
        for index in path.utf8.indices where path.utf8[index] == slash {
            let inner = "\(folder)/\(path[..<index])"
            if kind(of: inner) == .link { return inner }
        }
        return nil
    }
}
