import Mustache
import Testing

@Suite struct FuzzTests {
    private let pieces = [
        "{{", "}}", "{", "}", "#", "^", "/", ">", "!", "&", "=", ".", " ", "\n", "\r\n", "é",
        "<% %>",
        "{{title}}", "{{{note}}}", "{{#items}}", "{{/items}}", "{{^isOpen}}", "{{/isOpen}}",
        "{{.}}",
        "{{#tags}}", "{{/tags}}", "{{owner.name}}", "{{=| |=}}", "|title|", "{{>main}}", "{{>p}}",
        "x",
    ]

    private let page = Page(
        note: "n",
        tags: ["a", "b"],
        items: [Item(name: "i", items: [Item(name: "j")])],
        owner: Person(name: "Ada")
    )

    private let start = """
        {{#items}}
          {{name}} {{>p}}
        {{/items}}
        {{#tags}}{{.}}{{^isOpen}}, {{/isOpen}}{{/tags}}
        {{! comment }}{{owner.name}}
        """

    @Test func changedTemplatesAreEitherErrorsOrRendered() {
        var random = SeededGenerator(state: 42)
        var (renderedCount, errorCount) = (0, 0)
        for _ in 0..<2000 {
            let text = mutated(start, &random)
            let library = library(text, ["p": "<{{title}}{{#items}}{{>p}}{{/items}}>\n"])
            do throws(TemplateErrors) {
                let template = try library.template("main", for: Page.self, escaping: .html)
                #expect(template.render(page) == template.render(page))
                renderedCount += 1
            } catch {
                #expect(error.errors.allSatisfy { $0.line > 0 && $0.column > 0 })
                #expect(!error.errors.isEmpty)
                errorCount += 1
            }
        }
        #expect(renderedCount > 100)
        #expect(errorCount > 100)
    }

    /// The text after one to five deletions, insertions and replacements.
    private func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...4, using: &random))
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            let isDeletion = Bool.random(using: &random)
            bytes.replaceSubrange(start..<end, with: isDeletion ? [] : Array(piece.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A generator whose numbers are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
