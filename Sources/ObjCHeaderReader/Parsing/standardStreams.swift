#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads the standard input to its end.
func readStandardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(0, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}

/// Writes a text to the standard output; the reader notices if it can't be written.
func writeStandardOutput(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
    }
}
