import Testing

@Suite struct PartialTests {
    @Test func partialsShowTheirTemplate() throws {
        #expect(try rendered("({{>p}})({{> p }})", Page(), ["p": "text"]) == "(text)(text)")
    }

    @Test func partialsSeeTheScopeTheyAreUsedIn() throws {
        let page = Page(items: [Item(name: "a")])
        let text = "{{>open}}{{#items}}{{>open}}{{>name}}{{/items}}"
        let partials = ["open": "{{^isOpen}}-{{/isOpen}}", "name": "{{name}}{{title}}"]
        #expect(try rendered(text, page, partials) == "--aTitle")
    }

    @Test func partialsSeeTheImplicitIterator() throws {
        #expect(
            try rendered("{{#tags}}{{>p}}{{/tags}}", Page(tags: ["a"]), ["p": "<{{.}}>"]) == "<a>"
        )
    }

    @Test func inlinePartialsKeepTheWhiteSpaceAroundThem() throws {
        #expect(try rendered("| {{>p}} |", Page(), ["p": "\t|\t"]) == "| \t|\t |")
        #expect(try rendered("  {{title}}  {{>p}}\n", Page(), ["p": ">\n>"]) == "  Title  >\n>\n")
    }

    @Test func standalonePartialsTakeTheirLine() throws {
        #expect(try rendered("|\r\n{{>p}}\r\n|", Page(), ["p": ">"]) == "|\r\n>|")
        #expect(try rendered("  {{>p}}\n>", Page(), ["p": ">\n>"]) == "  >\n  >>")
        #expect(try rendered(">\n  {{>p}}", Page(), ["p": ">\n>"]) == ">\n  >\n  >")
    }

    @Test func indentationIsNotAppliedToShownTexts() throws {
        let page = Page(title: "<\n->")
        let text = "\\\n {{>p}}\n/\n"
        #expect(try rendered(text, page, ["p": "|\n{{{title}}}\n|\n"]) == "\\\n |\n <\n->\n |\n/\n")
    }

    @Test func indentationsAdd() throws {
        let partials = ["p": "a\n {{>q}}\n", "q": "b\n\tc\r\n"]
        #expect(try rendered("  {{>p}}\n", Page(), partials) == "  a\n   b\n   \tc\r\n")
    }

    @Test func emptyLinesOfPartialsStayEmpty() throws {
        #expect(
            try rendered("  {{>p}}\n", Page(), ["p": "a\n\nb\r\n\r\nc\n"])
                == "  a\n\n  b\r\n\r\n  c\n"
        )
    }

    @Test func linesOfSectionsInPartialsAreIndented() throws {
        let page = Page(tags: ["a", "b"])
        let partials = ["p": "{{#tags}}\n- {{.}}\n{{/tags}}\n{{title}}{{#tags}}\n{{.}}{{/tags}}\n"]
        let expected = "  - a\n  - b\n  Title\n  a\n  b\n"
        #expect(try rendered("  {{>p}}\n", page, partials) == expected)
    }

    @Test func inlinePartialsInIndentedOnesAreNotIndented() throws {
        let partials = ["p": "a {{>q}}\nd\n", "q": "b\nc"]
        #expect(try rendered("  {{>p}}\n", Page(), partials) == "  a b\nc\n  d\n")
    }
}
