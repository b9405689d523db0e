import Mustache
import Testing

@Suite struct TemplateShapeTests {
    private func shape(_ text: String) -> TemplateShape? { library(text).shape(of: "main") }

    @Test(arguments: [("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\n", 2)])
    func linesAreCounted(text: String, count: Int) {
        #expect(shape(text)?.lineCount == count)
    }

    @Test func linesWithTagsOfSectionsAreControlLines() {
        let text = """
            {{! comment
              of two lines }}
            {{#isOpen}} {{#note}}
            text {{/note}}
            {{title}}{{/isOpen}}

              {{>p}}
            {{^isOpen}}{{/isOpen}}
            """
        #expect(shape(text)?.lineCount == 8)
        #expect(shape(text)?.controlLineCount == 4)
    }

    @Test func theDeepestNestingIsFound() {
        #expect(shape("{{title}}")?.maximumNesting == 0)
        let text = "{{#isOpen}}{{/isOpen}}{{#items}}{{^isOpen}}{{/isOpen}}{{/items}}"
        #expect(shape(text)?.maximumNesting == 2)
    }

    @Test func templatesSayWhatTheyAre() {
        let texts = ["a": "{{! A\n  page. }}\n{{title}}", "b": " {{! x }}", "c": "{{title}}"]
        let comments = ["a", "b", "c"].map { library("", texts).leadingComment(of: $0) }
        #expect(comments == ["A page.", nil, nil])
    }

    @Test func templatesTellTheViewsThatTheyAreUsedFor() throws {
        let text = "{{>p}}{{#items}}{{>p}}{{#isOpen}}{{>q}}{{/isOpen}}{{/items}}"
        let template = try library(text, ["p": "", "q": ""]).template("main", for: Page.self)
        let uses = [("main", "Page"), ("p", "Item"), ("p", "Page"), ("q", "Item")]
        #expect(template.uses == uses.map { TemplateUse(template: $0.0, view: $0.1) })
    }

    @Test func librariesTellTheirNames() {
        #expect(library("", ["b": "", "a": ""]).names == ["a", "b", "main"])
        #expect(library("").shape(of: "a") == nil)
    }

    @Test func laterSourcesReplaceEarlierOnes() throws {
        let texts = ["first", "second"]
        let sources = texts.map { TemplateSource(name: "a", path: $0, text: $0) }
        let template = try TemplateLibrary(sources).template("a", for: Page.self)
        #expect(template.render(Page()) == "second")
    }
}
