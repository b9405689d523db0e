import Testing

/// Declared initializers that take the same calls as the generated one of all properties.
struct DeclaredInitializerRunTests {
    /// The subclass needs the generated one of its superclass.
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
