import Testing

@Suite struct InvertedSectionTests {
    private let full = Page(
        note: "n",
        isOpen: true,
        tags: ["a"],
        items: [Item(name: "i")],
        owner: Person(name: "Ada", nick: "A", pets: [Pet(sound: "Woof")])
    )

    @Test(arguments: ["note", "isOpen", "tags", "items", "owner", "owner.nick", "owner.pets"])
    func invertedSectionsAreShownWhereSectionsAreNot(name: String) throws {
        let text = "({{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}})"
        #expect(try rendered(text) == "(no)")
        #expect(try rendered(text, full) == "(yes)")
    }

    @Test func invertedSectionsEnterNothing() throws {
        #expect(try rendered("{{^items}}{{title}}{{/items}}") == "Title")
        #expect(errors("{{^items}}{{name}}{{/items}}").count == 1)
    }

    @Test func invertedSectionsMayBeNested() throws {
        #expect(try rendered("{{^note}}a{{^tags}}b{{/tags}}c{{/note}}") == "abc")
    }
}
