#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output or standard error, without a buffer.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Makes a closed pipe an error instead of a signal, and keeps the numbers of closed streams
    /// from being given to the next file that is opened.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
            // Opened for the wrong direction: using the stream stays an error.
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all bytes; the system's words for what went wrong, or nil.
    ///
    /// A reader that closed its end of a pipe has seen enough: that is no error.
    func write(_ bytes: [UInt8]) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeBytes(rawValue, $0) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                return nil
            } else if errno != EINTR {
                return String(cString: strerror(errno))
            }
        }
        return nil
    }

    var isTerminal: Bool { isatty(rawValue) == 1 }
}

private func writeBytes(_ stream: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(stream, bytes.baseAddress, bytes.count)
}

/// A variable of the environment; nil where it is missing or empty.
func environmentVariable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
