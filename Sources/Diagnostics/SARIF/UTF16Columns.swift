/// The columns of diagnostics in UTF-16 code units, for formats that don't count bytes.
///
/// For example: in `é = 1`, the byte column 4 is the UTF-16 column 3.
struct UTF16Columns {
    /// The bytes of the files, without byte order marks, and the offsets at which their lines
    /// start.
    private let files: [String: (bytes: [UInt8], lineStarts: [Int])]

    /// Reads each file once; files that can't be read have no columns.
    init(files names: Set<String>, read: (String) -> [UInt8]?) {
        files = names.reduce(into: [:]) { files, name in
            guard var bytes = read(name) else { return }
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            let newlines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
            files[name] = (bytes, [0] + newlines.map { $0 + 1 })
        }
    }

    /// Returns the column of a place, or `nil` if the file has no such place or isn't UTF-8.
    /// Complexity: O(n) for a line of n bytes.
    func column(of location: SourceLocation) -> Int? {
        guard let (bytes, lineStarts) = files[location.file],
            lineStarts.indices.contains(location.line - 1), location.column > 0
        else { return nil }
        let start = lineStarts[location.line - 1]
        let nextLine = lineStarts.dropFirst(location.line).first ?? bytes.count + 1
        let end = start + location.column - 1
        guard end < nextLine else { return nil }
        var count = 0
        let isBroken = transcode(
            bytes[start..<end].makeIterator(),
            from: UTF8.self,
            to: UTF16.self,
            stoppingOnError: true
        ) { _ in count += 1 }
        return isBroken ? nil : count + 1
    }
}
