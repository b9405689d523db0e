#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a file into memory.
package func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw lastProblem() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= largestFile else { throw .tooLarge }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw lastProblem() }
    defer { close(descriptor) }
    return try readAll(descriptor, expected: Int(status.st_size))
}

/// Checks that a file or a folder is there, and that its permissions allow to read it.
package func checkReadable(_ path: String) throws(FileProblem) {
    guard access(path, R_OK) == 0 else { throw lastProblem() }
}

/// Whether a file begins with a text; `false` for a file that can't be read.
///
/// Complexity: O(n) in the length of the text, regardless of the file's size.
package func file(_ path: String, startsWith start: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: start.utf8.count)
    let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return got == bytes.count && bytes.elementsEqual(start.utf8)
}

/// Whether a folder exists at a path.
package func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether anything exists at a path.
package func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
}

/// The names in a folder, sorted, without `.` and `..`.
package func listFolder(_ path: String) throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw lastProblem() }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
}

/// Reads to the end. `expected` is only the initial capacity, because the size may change
/// meanwhile.
private func readAll(_ descriptor: Int32, expected: Int) throws(FileProblem) -> [UInt8] {
    var room = expected + 1
    var bytes = try readSome(descriptor, count: room)
    var last = bytes.count
    while last == room {
        guard bytes.count <= largestFile else { throw .tooLarge }
        room = bytes.count
        let more = try readSome(descriptor, count: room)
        bytes += more
        last = more.count
    }
    return bytes
}

/// Reads up to `count` bytes into uninitialized memory; fewer if the file ends.
private func readSome(_ descriptor: Int32, count: Int) throws(FileProblem) -> [UInt8] {
    var problem: FileProblem?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count {
            let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
            if got < 0 && errno == EINTR { continue }
            if got < 0 { problem = lastProblem() }
            guard got > 0 else { return }
            filled += got
        }
    }
    if let problem { throw problem }
    return bytes
}

private func lastProblem() -> FileProblem {
    let code = errno
    if code == ENOENT || code == ENOTDIR { return .notFound }
    return .system(String(cString: strerror(code)))
}
