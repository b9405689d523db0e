import Testing

@Suite struct SectionTests {
    @Test(arguments: [(true, "(yes)"), (false, "()")])
    func flagsDecideWhetherASectionIsShown(isOpen: Bool, expected: String) throws {
        #expect(try rendered("({{#isOpen}}yes{{/isOpen}})", Page(isOpen: isOpen)) == expected)
    }

    @Test func sectionsOverOptionalTextsHaveTheText() throws {
        let text = "({{#note}}{{.}}={{note}}{{/note}})"
        #expect(try rendered(text, Page(note: "n")) == "(n=n)")
        #expect(try rendered(text) == "()")
    }

    @Test func sectionsOverTextsAreShownForEach() throws {
        let text = "({{#tags}}<{{.}}>{{/tags}})"
        #expect(try rendered(text, Page(tags: ["a", "b"])) == "(<a><b>)")
        #expect(try rendered(text) == "()")
    }

    @Test func theLineOfAnEmptyTextHasNoBlanksAtItsEnd() throws {
        let text = "{{#tags}}\n  /// {{.}}\n{{/tags}}\n"
        #expect(try rendered(text, Page(tags: ["a", "", "b "])) == "  /// a\n  ///\n  /// b \n")
        #expect(try rendered("{{#tags}}\n  {{.}}\n{{/tags}}\n", Page(tags: [""])) == "\n")
        #expect(try rendered("({{#tags}}< {{.}}{{/tags}})", Page(tags: [""])) == "(< )")
    }

    @Test func sectionsOverListsAreShownForEachView() throws {
        let text = "({{#items}}<{{name}}>{{/items}})"
        #expect(try rendered(text, Page(items: [Item(name: "a"), Item(name: "b")])) == "(<a><b>)")
        #expect(try rendered(text) == "()")
    }

    @Test func sectionsOverOptionalViewsEnterThem() throws {
        let text = "({{#owner}}{{name}}{{/owner}})"
        #expect(try rendered(text, Page(owner: Person(name: "Ada"))) == "(Ada)")
        #expect(try rendered(text) == "()")
    }

    @Test func namesAreLookedUpFurtherOut() throws {
        let page = Page(note: "n", items: [Item(name: "a")])
        let text = "{{#items}}{{title}}.{{name}}.{{#note}}{{.}}{{name}}{{/note}}{{/items}}"
        #expect(try rendered(text, page) == "Title.a.na")
    }

    @Test func innerNamesHideOuterOnes() throws {
        let page = Page(isOpen: true, items: [Item(name: "a", items: [Item(name: "b")])])
        let text = "{{#items}}{{^isOpen}}{{#items}}{{name}}{{/items}}{{name}}{{/isOpen}}{{/items}}"
        #expect(try rendered(text, page) == "ba")
    }

    @Test func leavingASectionOfTheSameTypeBringsTheOuterViewBack() throws {
        let inner = [Item(name: "b"), Item(name: "c")]
        let page = Page(items: [Item(name: "a", items: inner)], owner: Person(name: "Ada"))
        let text = """
            {{#owner}}{{#items}}{{name}}{{#items}}{{name}}{{nick}}{{title}}{{/items}}\
            {{name}}{{/items}}{{name}}{{/owner}}
            """
        #expect(try rendered(text, page) == "abTitlecTitleaAda")
    }

    @Test func outerViewsOfAHiddenTypeKeepTheirPlace() throws {
        let friend = Person(name: "Ada", pets: [Pet(sound: "Woof")])
        let page = Page(items: [Item(name: "a", items: [Item(name: "b")])], owner: friend)
        let text = """
            {{#items}}{{#owner}}{{#items}}{{#pets}}{{sound}}{{name}}{{/pets}}{{/items}}\
            {{name}}{{/owner}}{{name}}{{/items}}
            """
        #expect(try rendered(text, page) == "WoofbAdaa")
    }

    @Test func listsInListsOfTextsKeepTheInnerText() throws {
        let page = Page(note: "n", tags: ["a", "b"])
        let text = "{{#note}}{{#tags}}{{.}}{{/tags}}{{.}}{{/note}}"
        #expect(try rendered(text, page) == "abn")
    }

    @Test func flagsDoNotChangeTheImplicitIterator() throws {
        let page = Page(isOpen: true, tags: ["a"])
        #expect(try rendered("{{#tags}}{{#isOpen}}{{.}}{{/isOpen}}{{/tags}}", page) == "a")
    }

    @Test func dottedNamesCanDecideSections() throws {
        let page = Page(owner: Person(name: "Ada", pets: [Pet(sound: "Woof"), Pet(sound: "Mew")]))
        let text = "({{#owner.pets}}{{sound}}{{/owner.pets}}{{#owner.nick}}x{{/owner.nick}})"
        #expect(try rendered(text, page) == "(WoofMew)")
        #expect(try rendered(text) == "()")
    }

    @Test func sectionsMayStandTwiceAndInEachOther() throws {
        let page = Page(isOpen: true)
        let text = "{{#isOpen}}a{{#isOpen}}b{{/isOpen}}c{{/isOpen}}{{# isOpen }}d{{/ isOpen }}"
        #expect(try rendered(text, page) == "abcd")
    }
}
