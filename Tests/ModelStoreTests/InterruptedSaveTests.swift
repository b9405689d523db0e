import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A save that ended after one of two files had it.
struct InterruptedSaveTests {
    private let folder: TemporaryFolder
    private let files: TwoFiles

    init() throws {
        folder = try TemporaryFolder()
        files = TwoFiles(folder.url)
    }

    /// A process that ends between the commits of the two files.
    private func interrupt() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            let files = TwoFiles(URL(fileURLWithPath: path))
            let isArmed = Switch()
            let context = try ModelContext(
                files.container { _, two in
                    two.trace = TraceSettings {
                        if isArmed.isOn, $0.sql == "COMMIT" { kill(getpid(), SIGKILL) }
                    }
                }
            )
            try files.change(context)
            isArmed.isOn = true
            try context.save()
        }
    }

    @Test func isUndoneToTheLastByte() async throws {
        try files.fill()
        let before = try files.contents()
        try await interrupt()
        #expect(try files.count() == 1)
        #expect(try files.contents() != before)
        let context = try files.context()
        #expect(try files.contents() == before)
        #expect(try files.leftovers() == 0)
        try context.checkIntegrity()
        try files.change(context)
        try context.save()
        #expect(try files.count() == 2)
    }

    /// What another process wrote into the second file in the meantime stays.
    @Test func isUndoneAroundWhatOthersWrote() async throws {
        try files.fill()
        try await interrupt()
        do {
            let container = try ModelContainer(
                for: Schema([Person.self]),
                configurations: [ModelConfiguration(url: files.second)]
            )
            let context = ModelContext(container)
            let tag = try context.fetch(Tag.self)[0]
            #expect(tag.label == "renamed")
            tag.label = "theirs"
            context.insert(Tag(label: "new"))
            let new = try context.fetch(Person.self, where: Person.fields.name == .zoe)[0]
            new.weight = 5
            try context.save()
        }
        let context = try files.context()
        #expect(Set(try context.fetch(Tag.self).map(\.label)) == ["theirs", "new"])
        let people = try context.fetch(Person.self, sortBy: [Person.fields.weight.ascending])
        #expect(people.map(\.weight) == [0.1 + 0.2, 1e300])
        #expect(people.map(\.mood) == [.neutral, .neutral])
        #expect(try files.leftovers() == 0)
        try context.checkIntegrity()
    }

    /// Without the file that decides, nobody can know: the other one stays as it is.
    @Test func waitsForTheFileThatDecides() async throws {
        try files.fill()
        let before = try files.contents()
        try await interrupt()
        let undecided = try files.contents()
        let other = folder.url.appendingPathComponent("elsewhere")
        for end in ["", "-wal", "-shm"] {
            try FileManager.default.moveItem(
                atPath: files.first.path + end,
                toPath: other.path + end
            )
        }
        _ = try files.container()
        #expect(try files.contents() == undecided)
        for end in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: files.first.path + end)
            try? FileManager.default.moveItem(
                atPath: other.path + end,
                toPath: files.first.path + end
            )
        }
        _ = try files.container()
        #expect(try files.contents() == before)
    }

    /// A process that's still at it holds the lock of the file that decides.
    @Test func isLeftToTheProcessThatIsStillAtIt() async throws {
        try files.fill()
        try await interrupt()
        let undecided = try files.contents()
        let database = try Database(files.first)
        try database.execute("BEGIN IMMEDIATE")
        #expect {
            _ = try files.container { one, _ in one.busyTimeout = 0 }
        } throws: {
            if case StoreError.busy = $0 { true } else { false }
        }
        #expect(try files.contents() == undecided)
        // It decides for the save.
        try database.execute("ATTACH '\(files.second.path)' AS two")
        try database.execute(
            "INSERT INTO main._ModelStore_saves SELECT id, decider FROM two._ModelStore_saves"
        )
        try database.execute("COMMIT")
        _ = try files.container()
        #expect(try files.contents() == undecided)
    }

    /// The first file can't be written to when it should decide.
    @Test func isUndoneAtOnceWhereTheProcessGoesOn() async throws {
        try files.fill()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try FailingDecision(TwoFiles(URL(fileURLWithPath: path))).run(untilUndone: true)
        }
    }

    /// The second file can't be written to either, until the next save.
    @Test func isUndoneBeforeTheNextSave() async throws {
        try files.fill()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try FailingDecision(TwoFiles(URL(fileURLWithPath: path))).run(untilUndone: false)
        }
    }
}
