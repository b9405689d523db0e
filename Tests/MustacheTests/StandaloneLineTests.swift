import Testing

@Suite struct StandaloneLineTests {
    private let page = Page(isOpen: true)

    @Test func sectionTagsAloneOnTheirLineTakeIt() throws {
        #expect(try rendered("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc\n", page) == "a\nb\nc\n")
        #expect(try rendered("a\n{{^note}}\nb\n{{/note}}\nc\n", page) == "a\nb\nc\n")
    }

    @Test func whiteSpaceAroundTheTagGoesToo() throws {
        #expect(try rendered("a\n  {{#isOpen}}\t\nb\n\t{{/isOpen}}  \nc", page) == "a\nb\nc")
    }

    @Test func carriageReturnsGoToo() throws {
        #expect(try rendered("a\r\n{{#isOpen}}\r\n{{/isOpen}}\r\nb", page) == "a\r\nb")
    }

    @Test func carriageReturnsAloneAreNoLineEnds() throws {
        #expect(try rendered("{{#isOpen}}\ra{{/isOpen}}", page) == "\ra")
    }

    @Test func theFirstLineNeedsNoLineBefore() throws {
        #expect(try rendered("  {{#isOpen}}\na{{/isOpen}}\nb", page) == "a\nb")
    }

    @Test func theLastLineNeedsNoLineEnd() throws {
        #expect(try rendered("a{{#isOpen}}\nb\n  {{/isOpen}}", page) == "a\nb\n")
        #expect(try rendered("a\n  {{! x }}  ", page) == "a\n")
    }

    @Test func tagsBesideTextKeepTheirLine() throws {
        #expect(try rendered(" | {{#isOpen}}\t|\t{{/isOpen}} | \n", page) == " | \t|\t | \n")
        #expect(try rendered("a {{#isOpen}}\nb\n{{/isOpen}} c\n", page) == "a \nb\n c\n")
    }

    @Test func tagsBesideTagsKeepTheirLine() throws {
        #expect(try rendered(" {{#isOpen}}{{/isOpen}}\nb", page) == " \nb")
        #expect(try rendered(" {{#isOpen}} {{title}} {{/isOpen}}\n", page) == "  Title \n")
    }

    @Test func holesAreNeverStandalone() throws {
        #expect(try rendered("  {{note}}  \nb", page) == "    \nb")
    }

    @Test func blankLinesAroundSectionsStay() throws {
        #expect(try rendered("\n{{#isOpen}}\n\na\n\n{{/isOpen}}\n\n", page) == "\n\na\n\n\n")
    }

    @Test func standaloneLinesMayFollowEachOther() throws {
        let text = "{{#isOpen}}\n{{^note}}\n{{! x }}\na\n{{/note}}\n{{/isOpen}}\n"
        #expect(try rendered(text, page) == "a\n")
    }
}
