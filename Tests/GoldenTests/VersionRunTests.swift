import Foundation
import TestSupport
import Testing

/// Files of older versions, made with their generated classes, go through generated plans.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct VersionRunTests {
    @Test("a file goes through the stages of two versions")
    func bundle() throws {
        let output = try run(
            """
            let configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
            func write() throws {
                let schema = Schema(versionedSchema: NotesV1.self)
                let container = try ModelContainer(for: schema, configurations: [configuration])
                let context = ModelContext(container)
                let ann = NotesV1.Person(name: "Ann Smith")
                context.insert(ann)
                for rank in 1...3 {
                    let note = NotesV1.Note(title: "n\\(rank)", rank: Int64(rank))
                    context.insert(note)
                    note.author = ann
                }
                try context.save()
            }
            func read() throws {
                let container = try ModelContainer(
                    for: Note.self,
                    migrationPlan: NotesMigrationPlan.self,
                    configurations: configuration
                )
                print(container.migration == nil ? "same" : "changed")
                let context = ModelContext(container)
                for note in try context.fetch(Note.self) {
                    let author = note.author.map { "\\($0.givenName)-\\($0.familyName)" } ?? ""
                    print(note.title, note.rank, note.pinned, author)
                }
            }
            try write()
            try read()
            try read()
            """,
            over: "sqlite-versions"
        )
        let rows = """
            n1 * false Ann-Smith
            n2 ** false Ann-Smith
            n3 *** true Ann-Smith

            """
        #expect(output == "changed\n" + rows + "same\n" + rows)
    }

    @Test("types that only the older version has keep their values until a stage changes them")
    func declared() throws {
        let output = try run(
            """
            let configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
            func write() throws {
                let schema = Schema(versionedSchema: SchemaV1.self)
                let container = try ModelContainer(for: schema, configurations: [configuration])
                let context = ModelContext(container)
                for (index, state) in SchemaV1.State.allCases.enumerated() {
                    let chore = SchemaV1.Chore(
                        settings: SchemaV1.Settings(size: index),
                        length: try SchemaV1.Minutes(30 * (index + 1)),
                        period: try SchemaV1.Period(start: .distantPast, end: .distantFuture),
                        content: .text(body: "b\\(index)"),
                        title: state.rawValue,
                        state: state,
                        priority: .high,
                        place: SchemaV1.Chore.Place(name: "p"),
                        code: "c"
                    )
                    context.insert(chore)
                    let label = SchemaV1.Label(name: "l")
                    context.insert(label)
                    chore.labels = [label]
                }
                try context.save()
            }
            try write()
            let container = try ModelContainer(
                for: Chore.self,
                migrationPlan: TasksMigrationPlan.self,
                configurations: configuration
            )
            let context = ModelContext(container)
            for chore in try context.fetch(Chore.self) {
                print(
                    chore.title, chore.state, chore.length.rawValue, chore.settings.size,
                    chore.content, chore.priority, chore.place?.name ?? "", chore.labels.count
                )
            }
            """,
            over: "sqlite-declared-versions"
        )
        #expect(
            output == """
                open open 30 0 text(body: "b0") high p 1
                done closed 60 1 text(body: "b1") high p 1
                closed closed 60 2 text(body: "b2") high p 1

                """
        )
    }

    @Test("classes keep the names that they have in versions and namespaces")
    func namespaces() throws {
        let output = try run(
            """
            struct Link { var stored: Stored.Link }
            let configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
            func write() throws {
                let schema = Schema(versionedSchema: NotesSchemaV1.self)
                let container = try ModelContainer(for: schema, configurations: [configuration])
                let context = ModelContext(container)
                let tag = NotesSchemaV1.Tag(name: "red")
                context.insert(NotesSchemaV1.Note(title: "first", tags: [tag]))
                try context.save()
            }
            try write()
            let container = try ModelContainer(
                for: Schema(versionedSchema: NotesSchemaV2.self),
                migrationPlan: NotesMigrationPlan.self,
                configurations: [configuration]
            )
            let context = ModelContext(container)
            let second: NotesSchemaV2.Note = Note(title: "second", tags: [Tag(name: "blue")])
            second.place = .init(city: "Bern")
            second.mood = .wild
            second.move(to: Folder(name: "Work", kind: .smart))
            context.insert(second)
            let coded = try JSONEncoder().encode(Stored.Link(address: "a"))
            let link = Link(stored: try JSONDecoder().decode(Stored.Link.self, from: coded))
            link.stored.note = second
            try context.save()
            let sorted = [SortDescriptor(\\NotesSchemaV2.Note.title)]
            for note in try context.fetch(FetchDescriptor<Note>(predicate: Note.recent, sortBy: sorted)) {
                print(
                    note.title, note.mood.label, note.folder?.name ?? "", note.firstTag?.name ?? "",
                    note.place?.city ?? ""
                )
            }
            let red = #Predicate<NotesSchemaV2.Note> { $0.tags.contains { $0.name == "red" } }
            print(try context.fetchCount(FetchDescriptor(predicate: red)))
            print(try context.fetch(FetchDescriptor<Stored.Link>()).map(\\.address))
            print(container.schema.entities.map(\\.name).sorted())
            """,
            over: "sqlite-namespaces"
        )
        #expect(
            output == """
                FIRST CALM Inbox red\u{20}
                second WILD Work blue Bern
                1
                ["a"]
                ["Folder", "Link", "Note", "Tag"]

                """
        )
    }

    @Test("a snapshot reads the files of its release, and a stage that asks nothing is optional")
    func frozen() throws {
        let output = try run(
            """
            let configuration = ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1]))
            func write() throws {
                let schema = Schema(versionedSchema: NotesV1_0.self)
                let container = try ModelContainer(for: schema, configurations: [configuration])
                let context = ModelContext(container)
                context.insert(NotesV1_0.Note(title: "a", mood: .tired))
                try context.save()
            }
            try write()
            let container = try ModelContainer(
                for: Note.self,
                migrationPlan: NotesMigrationPlan.self,
                configurations: configuration
            )
            let context = ModelContext(container)
            for note in try context.fetch(Note.self) {
                print(note.title, note.mood, note.stars)
            }
            """,
            over: "sqlite-frozen-versions"
        )
        #expect(output == "a tired 3\n")
    }

    @Test(
        "a plan without its stages doesn't compile, and the error asks what they have to answer",
        arguments: [
            ("sqlite-versions", "String, and was Integer 64: which value does each object get?"),
            ("sqlite-declared-versions", "removed: which value do objects that have it get?"),
        ]
    )
    func question(golden: String, question: String) throws {
        let store = try #require(BuiltStore())
        let options = ["-typecheck", "-swift-version", "6", "-parse-as-library"]
        let files = try swiftFiles(of: golden, "expected")
        let result = try TestSupport.run(["swiftc"] + options + store.importOptions + files)
        #expect(!result.succeeded)
        #expect(result.output.contains(question), "\(result.output)")
    }

    /// Runs a program over a case's recorded code and the stages of its user.
    private func run(_ program: String, over golden: String) throws -> String {
        let folder = try TemporaryFolder(name: golden)
        let imports = "import Foundation\nimport ModelStore\nimport ModelTypes\n\n"
        let main = try folder.write(imports + program + "\n", to: "main.swift").path
        let files = try swiftFiles(of: golden, "expected") + swiftFiles(of: golden, "support")
        return try runProgram(files + [main], in: folder)
    }

    private func swiftFiles(of golden: String, _ name: String) throws -> [String] {
        let folder = GoldenCase.root.appending(path: "\(golden)/\(name)")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FolderContents(of: folder).names.filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0).path }
    }
}
