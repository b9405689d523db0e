/// A header with its bytes.
struct HeaderSource {
    /// The absolute path, without `.` and `..`.
    let path: String
    let bytes: [UInt8]

    var folder: String { parentFolder(of: path) }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// For example: `/app/Model` for `/app/Model/Person.h`.
func parentFolder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

/// Returns an absolute path without `.` and `..`, which need not exist.
///
/// For example: `/app/Model/Tag.h` for `../Model/Tag.h` in `/app/Views`.
func absolutePath(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
        switch part {
        case ".": continue
        case "..": _ = parts.popLast()
        default: parts.append(part)
        }
    }
    return "/" + parts.joined(separator: "/")
}
