import ParallelMap

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The few system calls that writing needs, with errors as values.
enum SystemCalls {
    /// Reads a file; returns `nil` if it doesn't exist. A pipe is an error, because reading one
    /// would block.
    static func content(of path: String) throws(OutputError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0 && errno == ENOENT { return nil }
        try check(Int(file), .read, path)
        defer { close(file) }
        var status = stat()
        try check(Int(fstat(file, &status)), .read, path)
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw .notAFile(path) }
        var content: [UInt8] = []
        while true {
            // One extra byte detects the end of the file.
            let room = max(Int(status.st_size) - content.count, 0) + 1
            var result = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                result = retrying { read(file, buffer.baseAddress, room) }
                count = max(result, 0)
            }
            try check(result, .read, path)
            if result == 0 { return content }
            if content.isEmpty { content = chunk } else { content += chunk }
            // A regular file returns fewer bytes than requested only at its end.
            if result < room { return content }
        }
    }

    /// Creates new files.
    static func createFiles(_ files: [(path: String, content: [UInt8])]) throws(OutputError) {
        let errors = concurrentMap(files.indices) { index -> OutputError? in
            do throws(OutputError) {
                try createFile(files[index].path, files[index].content)
                return nil
            } catch {
                return error
            }
        }
        for case let error? in errors { throw error }
    }

    /// Creates a new file.
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

    /// Atomically moves the file `staged` to `path`.
    static func replace(_ path: String, _ staged: String) throws(OutputError) {
        try check(Int(rename(staged, path)), .replace, path)
    }

    static func move(_ path: String, to backup: String) throws(OutputError) {
        try check(Int(rename(path, backup)), .remove, path)
    }

    /// Keeps a file under a second name, or renames it on file systems without hard links. Returns
    /// `false` if the file doesn't exist.
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
