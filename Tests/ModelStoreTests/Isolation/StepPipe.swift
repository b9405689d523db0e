import Foundation

/// Lines of text between two processes, through a named pipe in a folder.
final class StepPipe {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    static func make(_ name: String, in folder: URL) throws {
        try check(mkfifo(folder.appendingPathComponent(name).path, 0o600))
    }

    init(_ name: String, in folder: URL) throws {
        // For both, so that opening doesn't wait for the other process.
        descriptor = open(folder.appendingPathComponent(name).path, O_RDWR)
        try Self.check(descriptor)
    }

    deinit { close(descriptor) }

    func write(_ line: String) throws {
        let bytes = Array("\(line)\n".utf8)
        // A line is shorter than what a pipe takes at once.
        try Self.check(Int32(Foundation.write(descriptor, bytes, bytes.count)))
    }

    /// - Parameter limit: How long to wait for a line, in milliseconds; a negative number to wait until
    ///   one comes.
    func read(limit: Int32 = 60_000) throws -> String {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeFirst(end + 1) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            try waitForBytes(limit)
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = Foundation.read(descriptor, &bytes, bytes.count)
            try Self.check(Int32(count))
            unread += bytes.prefix(count)
        }
    }

    /// The other process may have ended.
    private func waitForBytes(_ limit: Int32) throws {
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&question, 1, limit) == 1 else {
            throw Database.Failure(text: "nobody answers")
        }
    }

    private static func check(_ code: Int32) throws {
        guard code >= 0 else { throw Database.Failure(text: String(cString: strerror(errno))) }
    }
}
