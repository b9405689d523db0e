import Mustache
import Testing

@Suite struct TemplateErrorTests {
    @Test func unknownNames() {
        let nearest =
            "main.mustache:2:6: error: unknown name 'titel' in Page; did you mean 'title'?"
        #expect(errors("é\né {{titel}}") == [nearest])
        #expect(errors("{{ zzzz }}") == ["main.mustache:1:4: error: unknown name 'zzzz' in Page"])
        #expect(
            errors("{{#items}}{{nam}}{{/items}}")
                == ["main.mustache:1:13: error: unknown name 'nam' in Item; did you mean 'name'?"]
        )
    }

    @Test func unknownNamesOfSectionsAreReportedWithoutTheirContent() {
        #expect(
            errors("{{#item}}{{name}}{{/item}}")
                == ["main.mustache:1:4: error: unknown name 'item' in Page; did you mean 'items'?"]
        )
        #expect(
            errors("{{^xyz}}{{/xyz}}") == ["main.mustache:1:4: error: unknown name 'xyz' in Page"]
        )
    }

    @Test func unknownPartsOfDottedNames() {
        #expect(
            errors("{{owner.nam}}")
                == ["main.mustache:1:9: error: unknown name 'nam' in Person; did you mean 'name'?"]
        )
        #expect(
            errors("{{owner.title}}") == [
                "main.mustache:1:9: error: unknown name 'title' in Person"
            ]
        )
        #expect(
            errors("{{items.name}}") == [
                "main.mustache:1:9: error: 'items' in Page is a list of views and has no 'name'"
            ]
        )
        #expect(
            errors("{{title.name}}") == [
                "main.mustache:1:9: error: 'title' in Page is a text and has no 'name'"
            ]
        )
    }

    @Test(arguments: [
        ("{{tags}}", 3, "'tags' in Page is a list of texts"),
        ("{{{items}}}", 4, "'items' in Page is a list of views"),
        ("{{&owner}}", 4, "'owner' in Page is an optional view"),
        ("{{isOpen}}", 3, "'isOpen' in Page is a flag"),
    ])
    func holesOverWhatHasNoText(text: String, column: Int, start: String) {
        let message = "error: \(start) and has no text of its own"
        #expect(errors(text) == ["main.mustache:1:\(column): \(message)"])
    }

    @Test func sectionsOverTexts() {
        let end = "is a text: a section cannot depend on it"
        #expect(
            errors("{{#title}}{{/title}}") == ["main.mustache:1:4: error: 'title' in Page \(end)"]
        )
        #expect(
            errors("{{^title}}{{/title}}") == ["main.mustache:1:4: error: 'title' in Page \(end)"]
        )
        #expect(
            errors("{{#tags}}{{#.}}{{/.}}{{/tags}}") == ["main.mustache:1:13: error: '.' \(end)"]
        )
    }

    @Test func theImplicitIteratorOutsideOfTexts() {
        let end = "error: '.' is no text here: the section around it is not over texts"
        #expect(errors("{{.}}") == ["main.mustache:1:3: \(end)"])
        #expect(
            errors("{{#note}}{{#items}}{{.}}{{/items}}{{/note}}") == ["main.mustache:1:22: \(end)"]
        )
    }

    @Test func unclosedSections() {
        #expect(
            errors("a\n  {{#isOpen}}b") == [
                "main.mustache:2:3: error: the section 'isOpen' is not closed"
            ]
        )
        #expect(
            errors("{{#isOpen}}{{^note}}") == [
                "main.mustache:1:1: error: the section 'isOpen' is not closed",
                "main.mustache:1:12: error: the section 'note' is not closed",
            ]
        )
    }

    @Test func mismatchedEnds() {
        #expect(
            errors("{{#isOpen}}\n{{/note}}") == [
                "main.mustache:2:1: error: 'note' ends here, but the section 'isOpen' of line 1 is open"
            ]
        )
        #expect(
            errors("{{#isOpen}}\n{{#note}}\n {{/isOpen}}{{titel}}") == [
                "main.mustache:3:2: error: 'isOpen' ends here, but the section 'note' of line 2 is open",
                "main.mustache:3:15: error: unknown name 'titel' in Page; did you mean 'title'?",
            ]
        )
    }

    @Test func strayEnds() {
        #expect(
            errors("a {{/isOpen}}") == [
                "main.mustache:1:3: error: 'isOpen' ends here, but no section is open"
            ]
        )
    }

    @Test(arguments: [("{{title", "}}"), ("{{{title}}", "}}}"), ("{{=a b", "=}}"), ("{{! x", "}}")])
    func unclosedTags(tag: String, missing: String) {
        let message = "error: this tag is not closed: '\(missing)' is missing"
        #expect(errors("a\n b \(tag)\n") == ["main.mustache:2:4: \(message)"])
    }

    @Test func readingGoesOnAfterAnUnclosedTag() {
        #expect(
            errors("{{title {{titel}}\n{{zzzz}}") == [
                "main.mustache:1:1: error: this tag is not closed: '}}' is missing",
                "main.mustache:1:11: error: unknown name 'titel' in Page; did you mean 'title'?",
                "main.mustache:2:3: error: unknown name 'zzzz' in Page",
            ]
        )
    }

    @Test(arguments: ["a", "a b c", "=", "a= b", ""])
    func badDelimiters(marks: String) {
        let message = "two marks without '=' are expected, as in '<% %>'"
        #expect(
            errors("\n {{=\(marks)=}}{{title}}") == [
                "main.mustache:2:2: error: '\(marks)' are no delimiters: \(message)"
            ]
        )
    }

    @Test func tagsWithoutAName() {
        #expect(
            errors(" {{}}") == ["main.mustache:1:2: error: this tag is empty: a name is expected"]
        )
        #expect(errors("{{# }}{{/ }}").count == 1)
        #expect(
            errors("{{>}}") == ["main.mustache:1:1: error: this tag is empty: a name is expected"]
        )
        #expect(errors(" {{a b}}") == ["main.mustache:1:2: error: 'a b' is not a name"])
        #expect(errors("{{a..b}}") == ["main.mustache:1:1: error: 'a..b' is not a name"])
        #expect(errors("{{#a.}}{{/a.}}") == ["main.mustache:1:1: error: 'a.' is not a name"])
    }

    @Test func unknownPartials() {
        #expect(
            errors(" {{>iten}}", ["item": "x"]) == [
                "main.mustache:1:5: error: unknown partial 'iten'; did you mean 'item'?"
            ]
        )
        #expect(errors("{{>zzzzz}}") == ["main.mustache:1:4: error: unknown partial 'zzzzz'"])
    }

    @Test func errorsInPartialsHaveTheirPathAndAreReportedOnce() {
        let partials = ["p": "x\n {{titel}}{{/a}}"]
        #expect(
            errors("{{zzzz}}{{>p}}{{#isOpen}}{{>p}}{{/isOpen}}{{>p}}", partials) == [
                "main.mustache:1:3: error: unknown name 'zzzz' in Page",
                "p.mustache:2:4: error: unknown name 'titel' in Page; did you mean 'title'?",
                "p.mustache:2:11: error: 'a' ends here, but no section is open",
            ]
        )
    }

    @Test func partialsAreCheckedInEveryScope() {
        #expect(
            errors("{{#items}}{{>p}}{{/items}}{{>p}}", ["p": "{{name}}"]) == [
                "p.mustache:1:3: error: unknown name 'name' in Page; did you mean 'note'?"
            ]
        )
    }

    @Test func templatesThatAreNotUsedAreNotChecked() throws {
        #expect(try rendered("a", Page(), ["p": "{{#"]) == "a")
    }

    @Test func unknownTemplates() {
        let expected = TemplateError(
            path: "mein",
            line: 1,
            column: 1,
            message: "unknown template 'mein'; did you mean 'main'?"
        )
        let error = #expect(throws: TemplateErrors.self) {
            try library("").template("mein", for: Page.self)
        }
        #expect(error?.errors == [expected])
    }

    @Test func veryDeepNestingIsAnError() {
        let deep = String(repeating: "{{#isOpen}}", count: 101)
        let text = deep + String(repeating: "{{/isOpen}}", count: 101)
        #expect(
            errors(text) == ["main.mustache:1:1101: error: sections are nested deeper than 100"]
        )
    }

    @Test func namesThatAViewDeclaresTwice() {
        let error = #expect(throws: TemplateErrors.self) {
            try library("").template("main", for: Twice.self)
        }
        #expect(
            error?.description
                == "main.mustache:1:1: error: Twice declares the name 'a' more than once"
        )
    }
}

private struct Twice: TemplateView {
    static let summary = "A view with a mistake."
    static var fields: [ViewField<Self>] {
        [.flag("a", "One.") { _ in true }, .flag("a", "Two.") { _ in false }]
    }
}
