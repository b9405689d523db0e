import Testing

/// Declared initializers that take the same calls as the generated one of all properties.
struct DeclaredInitializerRunTests {
    /// Also for the subclass's call.
    @Test func theDeclaredOneWins() throws {
        let output = try runModel(
            """
            @Model class Expense {
                var title: String
                var notes: [Note] = []
                init(title: String, notes: [Note] = []) {
                    self.title = title.uppercased()
                    self.notes = notes
                }
            }
            @Model final class Trip: Expense {
                var length: Double = 0
                init(title: String, length: Double) {
                    self.length = length
                    super.init(title: title)
                }
            }
            @Model final class Note {
                var text: String
                var expense: Expense?
                init(text: String, expense: Expense? = nil) {
                    self.text = text.lowercased()
                    self.expense = expense
                }
            }
            """,
            program: """
                print(Expense(title: "a").title, Trip(title: "b", length: 2).title, Note(text: "C").text)
                """
        )
        #expect(output == "A B c\n")
    }

    /// One that takes all properties, and may throw; those of a superclass; those that Swift inherits.
    @Test func aFamilyHasTheDeclaredOnes() throws {
        let output = try runModel(
            """
            struct Invalid: Error {}
            @Model class Media {
                var title: String
                init(title: String) throws {
                    guard !title.isEmpty else { throw Invalid() }
                    self.title = title.uppercased()
                }
            }
            @Model final class Film: Media {
                var minutes: Int
                init(title: String, minutes: Int) throws {
                    self.minutes = minutes
                    if minutes > 0 { try super.init(title: title) } else { try super.init(title: "") }
                }
            }
            @Model class Animal {
                var name: String = ""
                var legs: Int
                init(legs: Int) { self.legs = legs }
                convenience init() { self.init(legs: 4) }
                func speak() -> String { "..." }
            }
            @Model class Dog: Animal {
                override init(legs: Int) {
                    super.init(legs: legs)
                    name = "Dog"
                }
                override func speak() -> String { "wuff" }
            }
            @Model final class Puppy: Dog {
                var age: Int = 1
                override func speak() -> String { super.speak() + "!" }
            }
            """,
            program: #"""
                print((try? Media(title: "")) == nil, (try? Film(title: "a", minutes: 0)) == nil)
                print((try? Film(title: "a", minutes: 1))?.title ?? "")
                print(Dog().legs, Puppy().name, Puppy(legs: 3).legs, Puppy().speak())
                """#
        )
        #expect(output == "true true\nA\n4 Dog 3 wuff!\n")
    }

    /// Swift never runs a class's observers in the initializers of that class.
    @Test func observersDontRun() throws {
        let output = try runModel(
            """
            @Model final class Job {
                var name: String
                var level: Int = 1 { didSet { log.append("\\(oldValue) \\(level)") } }
                var log: [String] = []
                @Relationship(inverse: \\Kid.job) var kids: [Kid] = []
                init(_ name: String) { self.name = name; bump(); self.level = 3 }
                init(kids: [Kid]) { name = ""; self.kids = kids; level = kids.count }
                init(adding level: Int) { self.name = ""; self.level += level }
                init(pair level: Int) { (self.name, self.level) = ("pair", level) }
                init(late level: Int) {
                    name = ""
                    if level > 2 { self.level = level }
                    bump()
                    for _ in 0..<2 { self.level += 1 }
                }
                func bump() { name += "!" }
            }
            @Model final class Kid { var job: Job?; init() {} }
            """,
            program: """
                let jobs = [
                    Job("a"), Job(kids: [Kid(), Kid()]), Job(adding: 4), Job(pair: 7), Job(late: 3),
                ]
                print(jobs.map(\\.level), jobs.allSatisfy { $0.log.isEmpty })
                jobs[0].level = 9
                print(jobs[0].name, jobs[0].log)
                """
        )
        #expect(output == "[3, 2, 5, 7, 5] true\na! [\"3 9\"]\n")
    }

    /// A class that has both keeps both.
    @Test func bothCanBeDeclared() throws {
        let output = try runModel(
            """
            @Model final class Note {
                var text: String
                var tags: [Tag] = []
                init(text: String) { self.text = text }
                init(text: String, tags: [Tag] = []) { self.text = "tagged " + text; self.tags = tags }
            }
            @Model final class Tag { var name: String; init(name: String) { self.name = name } }
            """,
            program: #"print(Note(text: "a").text, Note(text: "b", tags: []).text)"#
        )
        #expect(output == "a tagged b\n")
    }
}
