import Foundation

/// What was found in folders that had the same files, byte for byte: most faults leave the same.
final class KnownFolders<Found> {
    private var found: [FolderBytes: Found] = [:]

    /// - Parameter find: may change the files.
    func found(in folder: URL, _ find: (URL) throws -> Found) throws -> Found {
        let bytes = try FolderBytes(folder)
        if let known = found[bytes] { return known }
        let new = try find(folder)
        found[bytes] = new
        return new
    }
}

/// The files of a folder.
private struct FolderBytes: Hashable {
    private let files: [String: Data]

    init(_ folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        files = try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
            }
        )
    }

    /// By little of the files: reading all bytes of a database takes longer than comparing them.
    func hash(into hasher: inout Hasher) {
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            hasher.combine(name)
            hasher.combine(bytes.count)
            // The last page in a log has a checksum of all of them.
            hasher.combine(bytes.suffix(4096 + 24).prefix(24))
        }
    }
}
