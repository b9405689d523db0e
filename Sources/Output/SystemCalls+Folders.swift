import Files

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SystemCalls {
    /// Creates the missing folders on the way to `path` and returns them, outermost first.
    static func createFolders(_ path: String) throws(OutputError) -> [String] {
        if let created = try? createFolder(path) { return created }
        let outer = try parent(of: path).map(createFolders) ?? []
        return outer + (try createFolder(path))
    }

    /// Does nothing if the path exists.
    private static func createFolder(_ path: String) throws(OutputError) -> [String] {
        if mkdir(path, 0o777) == 0 { return [path] }
        if errno == EEXIST || errno == EISDIR { return [] }
        throw .system(.create, path: path, number: errno)
    }

    /// The parent folder of a path; `nil` for a bare name. For example: `a/b` for `a/b/c`, `/` for
    /// `/a`.
    static func parent(of path: String) -> String? {
        let slash = UInt8(ascii: "/")
        guard let last = path.utf8.lastIndex(where: { $0 != slash }),
            let mark = path.utf8[..<last].lastIndex(of: slash)
        else { return nil }
        return withoutTrailingSlashes(String(path[...mark]))
    }

    static func removeFile(_ path: String) {
        unlink(path)
    }

    /// Removes a folder if it's empty.
    static func removeFolder(_ path: String) {
        rmdir(path)
    }

    /// Whether anything exists at the path.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Removes a folder and its contents. Links are removed, not followed.
    static func removeTree(_ path: String) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return removeFile(path) }
        close(folder)
        for name in (try? listFolder(path)) ?? [] {
            let inner = "\(path)/\(name)"
            if unlink(inner) != 0 { removeTree(inner) }
        }
        removeFolder(path)
    }

    /// Waits until no other run is writing to the folder. Does nothing on a file system without
    /// locks.
    static func lock(_ folder: String) -> Int32 {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        if file >= 0 { _ = flock(file, LOCK_EX) }
        return file
    }

    static func unlock(_ lock: Int32) {
        if lock >= 0 { close(lock) }
    }
}
