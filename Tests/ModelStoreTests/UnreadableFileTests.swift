import Foundation
import ModelStore
import TestSupport
import Testing

/// What's no database of this store is refused with the error for it, and stays as it was.
struct UnreadableFileTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func expectRefusal(
        _ bytes: Data,
        _ isExpected: (StoreError) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try bytes.write(to: file)
        try expectRefusal(isExpected, sourceLocation: sourceLocation)
        #expect(try Data(contentsOf: file) == bytes, sourceLocation: sourceLocation)
    }

    private func expectRefusal(
        _ isExpected: (StoreError) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for allowsSave in [true, false] {
            let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
                _ = try ModelContainer(
                    for: Tag.self,
                    configurations: ModelConfiguration(url: file, allowsSave: allowsSave)
                )
            }
            #expect(
                error.map(isExpected) == true,
                "\(String(describing: error))",
                sourceLocation: sourceLocation
            )
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["file.sqlite"], sourceLocation: sourceLocation)
    }

    /// The bytes of a file of this store.
    private func stored() throws -> Data {
        let other = try TemporaryFolder()
        let file = other.url.appendingPathComponent("store.sqlite")
        try UndamagedStore.write(to: file)
        return try Data(contentsOf: file)
    }

    @Test func aFolder() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        try expectRefusal {
            switch $0 {
            // SQLite opens a folder for reading, but can't read it.
            case .cannotOpen, .inputOutput: true
            default: false
            }
        }
    }

    @Test func text() throws {
        for count in [1, 20, 200] {
            try expectRefusal(Data(String(repeating: "Some text.\n", count: count).utf8)) {
                if case .notADatabase = $0 { true } else { false }
            }
        }
    }

    @Test func randomBytes() throws {
        var random = SeededGenerator(seed: 3)
        try expectRefusal(Data((0..<9000).map { _ in UInt8(random.int(256)) })) {
            if case .notADatabase = $0 { true } else { false }
        }
    }

    /// Less than a page.
    @Test func theBeginningOfAFile() throws {
        for count in [16, 100, 700, 4095] {
            try expectRefusal(stored().prefix(count)) {
                switch $0 {
                case .notADatabase, .corrupt: true
                default: false
                }
            }
        }
    }

    @Test func aFormatOfALaterSQLite() throws {
        var bytes = try stored()
        // The version for reading.
        bytes[19] = 3
        try expectRefusal(bytes) { if case .notADatabase = $0 { true } else { false } }
    }

    @Test func aFormatOfALaterStore() throws {
        var bytes = try stored()
        // The user version.
        bytes[63] = 99
        try expectRefusal(bytes) { error in
            error == .newerFormat(path: file.path, version: 99)
        }
    }
}
