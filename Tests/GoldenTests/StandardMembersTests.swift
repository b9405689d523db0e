import Testing

/// Declared members that print and compare objects are those of generic code, too.
struct StandardMembersTests {
    private static let model = """
        @Model final class Word: CustomStringConvertible, CustomDebugStringConvertible {
            var text: String
            init(text: String) { self.text = text }
            var description: String { text }
            public var debugDescription: String { "Word(\\(text))" }
            static func == (left: Word, right: Word) -> Bool { left.text == right.text }
            func hash(into hasher: inout Hasher) { hasher.combine(text) }
        }
        @Model class Plain {
            var text: String
            @Transient var isShown = false
            init(text: String) { self.text = text }
        }
        @Model final class Heading: Plain { var level: Int = 1 }
        extension Heading: CustomStringConvertible { var description: String { "# " + text } }
        """

    private static let program = """
        func printed<T>(_ value: T) -> String { "\\(value)" }
        func areEqual<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }

        let container = try ModelContainer(
            for: Word.self, Plain.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = ModelContext(container)
        let (word, same, other) = (Word(text: "a"), Word(text: "a"), Word(text: "b"))
        let (plain, heading) = (Plain(text: "c"), Heading(text: "d"))
        for object in [word, same, other, plain, heading] as [ModelObject] { context.insert(object) }
        try context.save()
        print(printed(word), [other], printed(plain), printed(heading))
        print(areEqual(word, same), areEqual(word, other), areEqual(plain, Plain(text: "c")))
        print(Set([word, same, other]).count, [other, word].firstIndex(of: same) ?? -1)
        (plain.isShown, plain.text) = (true, "x")
        context.rollback()
        print(plain.isShown, plain.text)
        context.delete(same)
        try context.save()
        print(try context.fetch(FetchDescriptor<Word>(sortBy: [SortDescriptor(\\.text)])))
        """

    @Test func theyAreThoseOfTheClass() throws {
        let output = try runModel(Self.model, program: Self.program)
        #expect(
            output == """
                a [Word(b)] Plain/1 # d
                true false false
                2 1
                true c
                [Word(a), Word(b)]

                """
        )
    }
}
