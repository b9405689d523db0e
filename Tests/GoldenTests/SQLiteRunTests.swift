import Foundation
import TestSupport
import Testing

/// Runs generated code for SQLite with the store.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SQLiteRunTests {
    @Test("what runs when a property is set, and what does not run it")
    func observers() throws {
        let output = try runProgram(
            """
            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            let container = try ModelContainer(
                for: Schema([Note.self, Reminder.self, Person.self]),
                configurations: [ModelConfiguration(url: file)]
            )
            let context = ModelContext(container)
            let note = Note(title: "First")
            context.insert(note)
            print("created:", note.title, note.changes)
            note.title = "Second"
            note.title = ""
            note.content = .text(body: "x")
            print("set:", note.title, note.changes, note.history)
            try context.save()
            print("saved:", note.hasChanges)
            note.title = "Third"
            context.rollback()
            print("rolled back:", note.title, note.changes, note.history)

            let other = ModelContext(container)
            let read = try other.fetch(FetchDescriptor<Note>())[0]
            print("read:", read.title, read.changes, read.hasChanges)
            read.subject = try Subject("s")
            print("set again:", read.history, read.hasChanges)

            let ann = Person(name: "Ann")
            let bob = Person(name: "Bob")
            let reminders = ["one", "two", "three"].map { Reminder(title: $0, due: .now) }
            for object in [ann, bob] + reminders { other.insert(object) }
            read.parent = reminders[0]
            print("to one:", read.parent === reminders[0], read.changes)
            reminders[0].owner = ann
            reminders[1].owner = ann
            print("required:", reminders[0].history, reminders[1].owner === ann)
            print("from the other side:", ann.reminders.count, ann.busy)
            ann.reminders.append(reminders[2])
            print("too many:", ann.reminders.map(\\.title), ann.busy)
            ann.friends.append(bob)
            print("to many:", ann.friends.count, bob.friends.count, ann.busy, bob.busy)
            read.labels = [2, 1]
            try read.setLabels(ids: [1, 2, 3])
            try read.setIds(ids: [7, 8])
            print("lists of ids:", read.labels, read.ids ?? [], read.changes)
            reminders[2].owner = bob
            try other.save()
            let third = ModelContext(container)
            let people = try third.fetch(Person.self, sortBy: [Person.fields.name.ascending])
            for person in people {
                let rest = person.reminders.map(\\.history)
                print(person.name, person.busy, person.friends.map(\\.name), rest)
            }
            """,
            over: "property-observers/sqlite",
            in: TemporaryFolder(name: "observers")
        )
        #expect(
            output == """
                created: First 0
                set: second 4 First;Second;
                saved: false
                rolled back: second 4 First;Second;
                read: second 4 false
                set again: First;Second;-; true
                to one: true 5
                required: Ann; true
                from the other side: 2 0
                too many: ["one", "two"] 3
                to many: 1 1 13 0
                lists of ids: [1, 2] [7, 8] 7
                Ann 13 ["Bob"] ["Ann;", "Ann;"]
                Bob 0 ["Ann"] ["Bob;"]

                """
        )
    }

    @Test("what stands inside #if is kept where nobody sees it")
    func conditions() throws {
        let program = """
            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            let container = try ModelContainer(
                for: Schema([Device.self, Phone.self, Maker.self, Part.self, Stamp.self]),
                configurations: [ModelConfiguration(url: file)]
            )
            let context = ModelContext(container)
            let part = try context.fetch(FetchDescriptor<Part>()).first ?? Part(size: 1)
            context.insert(part)
            #if DEBUG
                print("before:", part.note ?? "nil", part.size)
                part.note = "noted"
            #else
                part.size += 1
            #endif
            try context.save()
            """
        let folder = try TemporaryFolder(name: "conditions")
        let golden = "sqlite-conditional-members"
        let outputs = try [["-D", "DEBUG"], [], ["-D", "DEBUG"]].map {
            try runProgram(program, over: golden, in: folder, options: $0)
        }
        #expect(outputs == ["before: nil 1\n", "", "before: noted 2\n"])
    }

    @Test("other files read relationships that only the class may set, by their key paths")
    func narrowerSetters() throws {
        let output = try runProgram(
            """
            func cities(of trips: [Trip]) -> [String] { trips.flatMap(\\.stops).map(\\.city) }

            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            let container = try ModelContainer(
                for: Schema([Trip.self, Stop.self]),
                configurations: [ModelConfiguration(url: file)]
            )
            let context = ModelContext(container)
            let trip = Trip(name: "North", begins: .now)
            context.insert(trip)
            for city in ["Oslo", "Bergen"] { trip.add(Stop(city: city)) }
            try context.save()
            let withStops = #Predicate<Trip> { !$0.stops.isEmpty }
            print(try context.fetchCount(FetchDescriptor(predicate: withStops)), cities(of: [trip]))
            """,
            over: "sqlite-import-levels",
            in: TemporaryFolder(name: "narrower-setters")
        )
        #expect(output == "1 [\"Oslo\", \"Bergen\"]\n")
    }
}
