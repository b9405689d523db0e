import Files

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder for files that a run reads again, among the system's temporary ones.
///
/// Whoever makes it removes it.
package struct ScratchFolder: Sendable {
    package let path: String

    package init() throws(OutputError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let pattern = withoutTrailingSlashes(parent.isEmpty ? "/tmp" : parent) + "/modelgen-XXXXXX"
        guard let name = strdup(pattern) else {
            throw .system(.create, path: pattern, number: ENOMEM)
        }
        defer { free(name) }
        guard mkdtemp(name) != nil else {
            throw .system(.create, path: pattern, number: errno)
        }
        path = String(cString: name)
    }

    /// Writes a file, and creates the folders that lead to it.
    package func write(_ content: [UInt8], to file: String) throws(OutputError) {
        let place = "\(path)/\(file)"
        if let folder = SystemCalls.parent(of: place) { _ = try SystemCalls.createFolders(folder) }
        try SystemCalls.createFiles([(place, content)])
    }

    package func remove() { SystemCalls.removeTree(path) }
}
