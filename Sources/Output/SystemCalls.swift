#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The few calls to the system that writing takes, with errors as values.
enum SystemCalls {
    /// The content of a file; nil where there is none.
    static func content(of path: String) throws(OutputError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 && errno == ENOENT { return nil }
        try check(Int(file), .read, path)
        defer { close(file) }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = retrying {
                chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            }
            try check(count, .read, path)
            if count == 0 { return content }
            content += chunk.prefix(count)
        }
    }

    /// Writes a file that is not there yet.
    static func createFile(_ path: String, _ content: [UInt8]) throws(OutputError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        try check(Int(file), .write, path)
        defer { close(file) }
        var rest = content[...]
        while !rest.isEmpty {
            let count = retrying {
                rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            }
            try check(count, .write, path)
            rest = rest.dropFirst(count)
        }
    }

    /// Puts the file `staged` where `path` stands, or would stand, in one step.
    static func replace(_ path: String, _ staged: String) throws(OutputError) {
        try check(Int(rename(staged, path)), .replace, path)
    }

    /// A second name for a file, or a new one where the file system knows no second names.
    /// False where there is no such file.
    static func keep(_ path: String, as backup: String) throws(OutputError) -> Bool {
        if link(path, backup) == 0 { return true }
        if errno == ENOENT { return false }
        try check(Int(rename(path, backup)), .replace, path)
        return true
    }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    private static func check(
        _ result: Int,
        _ action: OutputError.Action,
        _ path: String
    ) throws(OutputError) {
        if result < 0 { throw .system(action, path: path, number: errno) }
    }
}
