/// Rejects paths that lead outside the output folder, and different paths to one file.
///
/// Complexity: O(n).
func checkPaths(_ files: [GeneratedFile]) throws(OutputError) {
    var known: [String: String] = [:]
    known.reserveCapacity(files.count)
    for file in files {
        guard isSafe(file.path) else { throw .unsafePath(file.path) }
        if let other = known.updateValue(file.path, forKey: file.path.lowercased()) {
            throw .repeatedPath(other, file.path)
        }
    }
}

/// Whether a path stays inside the folder that it is relative to. For example: `Values/Name.swift`.
func isSafe(_ path: String) -> Bool {
    if !path.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) {
        return !["", ".", ".."].contains(path)
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !["", ".", ".."].contains($0) } && !path.utf8.contains(0)
}
