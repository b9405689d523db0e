#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Unbuffered standard output or standard error.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Turns the signal for closed pipes into an error, and prevents newly opened files from
    /// reusing the descriptors of closed streams.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
            // Opened for the opposite direction, so that using the stream remains an error.
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all bytes. Returns the system's error message, or `nil` on success.
    ///
    /// A pipe that its reader has closed isn't an error.
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

/// Returns an environment variable, or `nil` if it is unset or empty.
func environmentVariable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
