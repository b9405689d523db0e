import Foundation

/// What a process with faults is at.
struct FaultNotes {
    private let file: URL

    /// What the line after the last fault of a plan begins with.
    static let end = "end"

    init(_ folder: URL) {
        file = folder.appendingPathComponent("notes")
    }

    func write(_ line: String) throws {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("\(line)\n".utf8))
        try handle.close()
    }

    var lines: [String] {
        get throws {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            return text.split(separator: "\n").map { String($0) }
        }
    }
}
