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
