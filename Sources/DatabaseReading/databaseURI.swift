import Files

/// Returns the URI that opens a file for reading.
///
/// Without a write-ahead log, the file is opened as immutable, so that SQLite neither locks it nor
/// creates files next to it. For example: `file:music.db?mode=ro&immutable=1`.
func databaseURI(_ path: String) -> String {
    let plain = path.utf8.map { byte in
        let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
        return isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }
    let hasLog = exists(path + "-wal")
    return "file:\(plain.joined())?mode=ro" + (hasLog ? "" : "&immutable=1")
}

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
}
