import Testing

/// Lines repeated for each text of a list, and partials for each view.
@Suite struct LineTests {
    @Test func aLineIsWrittenForEachText() throws {
        let text = "a\n  /// {{*tags}} of {{title}}\nb\n"
        #expect(try rendered(text, Page(tags: [])) == "a\nb\n")
        #expect(
            try rendered(text, Page(tags: ["x", "y"]))
                == "a\n  /// x of Title\n  /// y of Title\nb\n"
        )
        #expect(try rendered("{{title}} {{*tags}}", Page(tags: ["x"])) == "Title x")
        #expect(try rendered("{{*tags}}\r\n", Page(tags: ["x", "y"])) == "x\r\ny\r\n")
    }

    @Test func aLineIsLeftOutWithoutItsText() throws {
        #expect(try rendered("a\n{{*note}}!\nb", Page(note: nil)) == "a\nb")
        #expect(try rendered("a\n{{*note}}!\nb", Page(note: "n")) == "a\nn!\nb")
        #expect(try rendered("{{*note}}\n{{*note}}\n", Page(note: "n")) == "n\nn\n")
    }

    @Test func linesOfPartialsAreIndented() throws {
        let page = Page(tags: ["x", "y"])
        #expect(try rendered("  {{>p}}\n", page, ["p": "- {{*tags}}\n"]) == "  - x\n  - y\n")
    }

    @Test func sectionsStandInALine() throws {
        let page = Page(isOpen: true, tags: ["x", "y"])
        let text = "{{*tags}}{{#isOpen}}!{{/isOpen}}\n"
        #expect(try rendered(text, page) == "x!\ny!\n")
    }

    @Test func aPartialIsWrittenForEachView() throws {
        let page = Page(isOpen: true, items: [Item(name: "a"), Item(name: "b")])
        #expect(try rendered("  {{>p items}}\n-", page, ["p": "{{name}}\n"]) == "  a\n  b\n-")
        #expect(try rendered("{{>p owner}}-", page, ["p": "{{name}}\n"]) == "-")
        #expect(try rendered("{{>p isOpen}}", page, ["p": "{{title}}"]) == "Title")
    }

    @Test func blankLinesSeparatePartials() throws {
        let page = Page(items: [Item(name: "a"), Item(name: "b")])
        let partials = ["p": "{{name}}\n"]
        #expect(try rendered("-\n  {{>+p items}}\n-", page, partials) == "-\n\n  a\n\n  b\n-")
        #expect(try rendered("-\n  {{>p+ items}}\n-", page, partials) == "-\n  a\n\n  b\n\n-")
        #expect(try rendered("-\n{{>+p owner}}\n-", page, partials) == "-\n-")
    }

    @Test func blankLinesNeedAListAndALine() {
        #expect(
            errors("{{>+p}}\n", ["p": ""]) == [
                "main.mustache:1:1: error: '+' is for lists and conditions: '+p name' is expected"
            ]
        )
        #expect(
            errors("a {{>p+ items}}\n", ["p": ""]) == [
                "main.mustache:1:3: error: '+' is for a partial on a line by itself"
            ]
        )
        #expect(
            errors("{{>+q items}}\n", ["p": ""]).first?.hasPrefix(
                "main.mustache:1:5: error: unknown partial 'q'"
            )
                == true
        )
        #expect(
            errors("{{>+ items}}\n").first
                == "main.mustache:1:1: error: this tag is empty: a name is expected"
        )
    }

    /// The tag's lines are standalone if they contain nothing else.
    @Test func tagsMayGoOnOverTheEndOfTheLine() throws {
        let page = Page(tags: ["x", "y"])
        #expect(try rendered("a{{! b\nc }}{{*tags}}\nd", page) == "ax\nay\nd")
        #expect(try rendered("{{*tags}}{{! b\nc }}e\nd", page) == "xe\nye\nd")
        #expect(try rendered("{{! b\nc }}{{! d\n }}{{*tags}}{{! e\n}}\nf", page) == "x\ny\nf")
    }

    @Test func mistakesHavePlaces() {
        #expect(
            errors("{{*tags}} {{*tags}}\n") == [
                "main.mustache:1:11: error: a line is written for one list, and no section of it holds"
                    + " the tag"
            ]
        )
        #expect(
            errors("{{#isOpen}}{{*tags}}{{/isOpen}}\n") == [
                "main.mustache:1:12: error: a line is written for one list, and no section of it holds"
                    + " the tag"
            ]
        )
        #expect(errors("{{*tagz}}").first?.contains("1:4: error: unknown name 'tagz'") == true)
        #expect(
            errors("{{*}}") == ["main.mustache:1:1: error: this tag is empty: a name is expected"]
        )
        #expect(errors("{{>p a b}}", ["p": ""]).count == 1)
    }
}
