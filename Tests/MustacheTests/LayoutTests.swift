import Mustache
import Testing
import TextLayout

/// Lines broken at the marks in templates.
@Suite struct LayoutTests {
    private func laidOut(_ text: String, _ page: Page = Page(), width: Int) throws -> String {
        let library = library(text)
        return try library.template("main", for: Page.self).render(page, width: width)
    }

    private static let call = "    run({{(|}}first, {{|}}second{{<)}})\n"

    @Test func aGroupThatFitsStaysOnItsLine() throws {
        #expect(try laidOut(Self.call, width: 22) == "    run(first, second)\n")
        #expect(try laidOut("{{(|}}{{<)}}\n", width: 1) == "\n")
    }

    @Test func allBreaksOfAGroupAreTaken() throws {
        let broken = "    run(\n        first,\n        second\n    )\n"
        #expect(try laidOut(Self.call, width: 21) == broken)
        #expect(try laidOut("é\n" + Self.call + "é\n", width: 21) == "é\n" + broken + "é\n")
    }

    @Test func widthIsCountedInCharacters() throws {
        let call = "f({{(|}}\"ééé👨‍👩‍👧\"{{<)}})"
        #expect(try laidOut(call, width: 9) == "f(\"ééé👨‍👩‍👧\")")
        #expect(try laidOut(call, width: 8) == "f(\n    \"ééé👨‍👩‍👧\"\n)")
    }

    @Test func onlyGroupsThatDoNotFitAreBrokenFromTheOutermost() throws {
        let text = "let all = outer({{(|}}inner({{(|}}a, {{|}}b{{<)}}), {{|}}c{{<)}})"
        #expect(
            try laidOut(text, width: 28) == """
                let all = outer(
                    inner(a, b),
                    c
                )
                """
        )
        #expect(
            try laidOut(text, width: 14) == """
                let all = outer(
                    inner(
                        a,
                        b
                    ),
                    c
                )
                """
        )
    }

    @Test func whatFollowsAGroupUpToTheNextBreakMustFit() throws {
        let guardText = "guard {{(|}}one, {{|}}two {{<}}{{)}}else [{{(|}}return nil {{<)}}]"
        #expect(try laidOut(guardText, width: 34) == "guard one, two else [return nil ]")
        #expect(
            try laidOut(guardText, width: 32) == """
                guard one, two else [
                    return nil
                ]
                """
        )
        #expect(
            try laidOut(guardText, width: 19) == """
                guard
                    one,
                    two
                else [return nil ]
                """
        )
    }

    @Test func linesWithoutAGroupStayAsTheyAre() throws {
        let long = "/// a line that is far too long\n"
        #expect(
            try laidOut(long + Self.call + long, width: 22) == long + "    run(first, second)\n"
                + long
        )
    }

    @Test func theLinesOfAGroupAreLookedAtTogether() throws {
        let text = "f({{(|}}a {\nlonger\n}{{<)}})\nend"
        #expect(try laidOut(text, width: 6) == "f(a {\nlonger\n})\nend")
        #expect(try laidOut(text, width: 5) == "f(\n    a {\nlonger\n}\n)\nend")
    }

    @Test func breaksMayStandInSections() throws {
        let text = "[{{(|}}{{#tags}}{{.}}, {{|}}{{/tags}}last{{<)}}]"
        let page = Page(tags: ["one", "two"])
        #expect(try laidOut(text, page, width: 16) == "[one, two, last]")
        #expect(try laidOut(text, page, width: 15) == "[\n    one,\n    two,\n    last\n]")
    }

    @Test func aBrokenGroupMayEndInAComma() throws {
        let text = "[{{(|}}one, {{|}}two{{,<)}}]"
        // As in swift-format, the comma counts where it isn't written.
        #expect(try laidOut(text, width: 11) == "[one, two]")
        #expect(try laidOut(text, width: 10) == laidOut(text, width: 9))
        #expect(try laidOut(text, width: 9) == "[\n    one,\n    two,\n]")
    }

    @Test func linesAreFilled() throws {
        let text = "value:{{(}} {{|}}one {{~}}+ two {{~}}+ three{{)}}, next"
        #expect(try laidOut(text, width: 30) == "value: one + two + three, next")
        #expect(
            try laidOut(text, width: 15) == """
                value:
                    one + two
                    + three, next
                """
        )
        #expect(
            try laidOut("one {{(}}+ two {{~}}+ three{{)}}", width: 9) == "one + two\n    + three"
        )
    }

    @Test func textIsBrokenBetweenWords() throws {
        let text = "  /// {{~}}{{*tags}}\n"
        let page = Page(tags: ["a text of some  words", "", "é ü ö ä"])
        let lines = "  /// a text\n  /// of some\n  /// words\n  ///\n  /// é ü ö ä\n"
        #expect(try laidOut(text, page, width: 13) == lines)
        #expect(try laidOut("{{~}}{{title}}!", Page(title: "longer"), width: 3) == "longer!")
    }

    @Test func textsHoldMarks() throws {
        let (open, close) = (LayoutMark.open.text, LayoutMark.close.text)
        let title =
            "f(\(open)\(LayoutMark.lineBreak.text)a\(LayoutMark.outerLineBreak.text)\(close))"
        #expect(try laidOut("{{title}}\n", Page(title: title), width: 4) == "f(a)\n")
        #expect(try laidOut("{{title}}\n", Page(title: title), width: 3) == "f(\n    a\n)\n")
    }

    @Test func marksThatNothingOpensOrClosesAreLeftOut() throws {
        for mark in LayoutMark.allCases {
            let title = "a\(mark.text)b"
            #expect(
                try laidOut("{{title}}\n{{title}}\n", Page(title: title), width: 1).hasPrefix("a")
            )
        }
    }

    @Test func groupsThatAreNotClosedAreErrors() {
        #expect(
            errors("{{(}}a\n{{#tags}}{{)}}{{/tags}}") == [
                "main.mustache:1:1: error: this group is not closed: '{{)}}' is missing",
                "main.mustache:2:10: error: ')' ends a group here, but this section opens none",
            ]
        )
        #expect(
            errors("{{#tags}} {{(}} {{/tags}}") == [
                "main.mustache:1:11: error: this group is not closed: '{{)}}' is missing"
            ]
        )
        #expect(
            errors("{{|x}}") == [
                "main.mustache:1:4: error: '|x' are no marks: '(', '|', '~', '<', ',', ')'"
            ]
        )
    }
}
