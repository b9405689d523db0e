/// Resolves a path in a configuration against the folder of that configuration.
///
/// For example: `App/Models` for `Models` in `App/modelgen.json`, and `Kit` for `../Kit`.
func resolvedPath(_ path: String, beside file: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .filter { $0 != "." }
    for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != "..", !last.isEmpty {
            parts.removeLast()
        } else {
            parts.append(part)
        }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}
