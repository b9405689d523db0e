import Foundation
import ModelStore
import TestSupport
import Testing

/// Files can be read from read-only folders, such as an app's bundle.
struct ReadOnlyFolderTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appendingPathComponent("file.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A file with a tag; closing it leaves no log beside it.
    private func makeFile() throws {
        let container = try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(url: file)
        )
        let context = ModelContext(container)
        context.insert(Tag(label: "x"))
        try context.save()
    }

    private func setModes(folder mode: Int, files: Int) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let path = folder.url.appendingPathComponent(name).path
            try FileManager.default.setAttributes([.posixPermissions: files], ofItemAtPath: path)
        }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test(arguments: [0o555, 0o777]) func isRead(folderMode: Int) async throws {
        try makeFile()
        try #require(try names() == ["file.sqlite"])
        try setModes(folder: folderMode, files: 0o444)
        await #expect(processExitsWith: .success) { [path = file.path as String] in
            try withoutPrivileges {
                let container = try readOnlyContainer(path)
                let contexts = [ModelContext(container), ModelContext(container)]
                for context in contexts {
                    #expect(try context.fetch(Tag.self).map(\.label) == ["x"])
                }
                let names = try FileManager.default.contentsOfDirectory(
                    atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path
                )
                #expect(names == ["file.sqlite"])
            }
        }
        try setModes(folder: 0o755, files: 0o644)
        #expect(try names() == ["file.sqlite"])
    }

    /// What is in the log, and not yet in the file, isn't passed over in silence.
    @Test func changesBesideTheFileAreAnErrorWhereTheyCantBeRead() async throws {
        try makeFile()
        try copyWithLog()
        try setModes(folder: 0o555, files: 0o444)
        await #expect(processExitsWith: .success) { [path = file.path as String] in
            try withoutPrivileges {
                #expect {
                    _ = try readOnlyContainer(path)
                } throws: { error in
                    guard case StoreError.cannotOpen(path, let failure) = error else {
                        return false
                    }
                    return failure.message.contains("write-ahead log")
                }
            }
        }
        try setModes(folder: 0o755, files: 0o644)
        #expect(try names() == ["file.sqlite", "file.sqlite-wal"])
    }

    /// The file with a log, as a process leaves it that ends without closing it.
    private func copyWithLog() throws {
        let database = try Database(file)
        try database.execute("INSERT INTO Tag VALUES (2, 'y')")
        let saved = try TemporaryFolder()
        let copies = try ["", "-wal"].map { end in
            let copy = saved.url.appendingPathComponent("copy" + end)
            try FileManager.default.copyItem(atPath: file.path + end, toPath: copy.path)
            return (copy, file.path + end)
        }
        try withExtendedLifetime(database) {
            for name in try names() {
                try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
            }
            for (copy, path) in copies {
                try FileManager.default.copyItem(atPath: copy.path, toPath: path)
            }
        }
        #expect(try names() == ["file.sqlite", "file.sqlite-wal"])
    }
}

private func readOnlyContainer(_ path: String) throws -> ModelContainer {
    try ModelContainer(
        for: Tag.self,
        configurations: ModelConfiguration(url: URL(fileURLWithPath: path), allowsSave: false)
    )
}

/// Modes don't bind the superuser: the process becomes another one for good.
private func withoutPrivileges(_ body: () throws -> Void) throws {
    if getuid() == 0 {
        try #require(setgid(65_534) == 0)
        try #require(setuid(65_534) == 0)
    }
    try body()
}
