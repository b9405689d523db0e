import Mustache
import Testing

@Suite struct RecursionTests {
    private let tree = Page(items: [
        Item(name: "a", items: [Item(name: "b", items: [Item(name: "c")]), Item(name: "d")])
    ])

    @Test func partialsMayIncludeThemselvesOnTheWayDown() throws {
        let partials = ["item": "{{name}}\n{{#items}}\n  {{>item}}\n{{/items}}\n"]
        let text = "{{#items}}\n{{>item}}\n{{/items}}\n"
        #expect(try rendered(text, tree, partials) == "a\n  b\n    c\n  d\n")
    }

    @Test func outerNamesStayKnownOnTheWayDown() throws {
        let partials = ["item": "{{title}}-{{name}}({{#items}}{{>item}}{{/items}})"]
        let text = "{{#items}}{{>item}}{{/items}}"
        #expect(
            try rendered(text, Page(title: "T", items: tree.items), partials)
                == "T-a(T-b(T-c())T-d())"
        )
    }

    @Test func partialsMayIncludeEachOtherOnTheWayDown() throws {
        let partials = ["p": "<{{>q}}>", "q": "{{name}}{{#items}}{{>p}}{{/items}}"]
        #expect(try rendered("{{#items}}{{>p}}{{/items}}", tree, partials) == "<a<b<c>><d>>")
    }

    @Test func theSamePartialMayBeIncludedTwice() throws {
        #expect(try rendered("{{>p}}{{>p}}{{>q}}", Page(), ["p": "{{>q}}", "q": "x"]) == "xxx")
    }

    @Test func partialsThatIncludeThemselvesWithoutEndAreErrors() {
        let message = "error: 'p' includes itself without end"
        #expect(errors("{{>p}}", ["p": "a\n{{>p}}"]) == ["p.mustache:2:4: \(message)"])
        #expect(
            errors("{{>p}}", ["p": "{{#isOpen}}{{>p}}{{/isOpen}}"])
                == ["p.mustache:1:15: \(message)"]
        )
        #expect(
            errors("{{>p}}", ["p": "{{#tags}}{{>p}}{{/tags}}"]) == ["p.mustache:1:13: \(message)"]
        )
    }

    @Test func partialsThatIncludeEachOtherWithoutEndAreErrors() {
        #expect(
            errors("{{>p}}", ["p": "{{>q}}", "q": " {{>p}}"]) == [
                "p.mustache:1:4: error: 'q' includes itself without end",
                "q.mustache:1:5: error: 'p' includes itself without end",
            ]
        )
    }

    @Test func recursionOverAnOuterListIsAnError() {
        let partials = ["p": "{{#owner}}{{>p}}{{/owner}}"]
        #expect(
            errors("{{#owner}}{{>p}}{{/owner}}", partials)
                == ["p.mustache:1:14: error: 'p' includes itself without end"]
        )
    }

    @Test func longChainsOfInclusionsNeedNoDeepStack() {
        let count = 20_000
        var partials = Dictionary(
            uniqueKeysWithValues: (0..<count).map { ("p\($0)", "{{>p\($0 + 1)}}") }
        )
        partials["p\(count)"] = "{{>p0}}"
        #expect(errors("{{>p0}}", partials).count == count + 1)
    }

    @Test func includingAmongEverMoreCombinationsOfViewsIsAnError() {
        let text = (0..<8).map { "{{#v\($0)}}{{>main}}{{/v\($0)}}" }.joined(separator: "\n")
        let limit = "more than 256 combinations of views"
        let message = "'main' is included among \(limit); let it include itself at fewer places"
        do throws(TemplateErrors) {
            _ = try library(text).template("main", for: Crossroads.self)
            Issue.record("no error")
        } catch {
            let all = error.errors.map(\.description)
            #expect(all.contains("main.mustache:1:11: error: \(message)"))
        }
    }
}

/// A view with fields of eight other view types, from which all others are visible.
private struct Crossroads: TemplateView {
    var ways:
        (
            Stop<Int8>?, Stop<Int16>?, Stop<Int32>?, Stop<Int64>?,
            Stop<UInt8>?, Stop<UInt16>?, Stop<UInt32>?, Stop<UInt64>?
        )

    static let summary = "A place to go anywhere from."
    static var fields: [ViewField<Self>] {
        [
            .optional("v0", "A stop.", \.ways.0), .optional("v1", "A stop.", \.ways.1),
            .optional("v2", "A stop.", \.ways.2), .optional("v3", "A stop.", \.ways.3),
            .optional("v4", "A stop.", \.ways.4), .optional("v5", "A stop.", \.ways.5),
            .optional("v6", "A stop.", \.ways.6), .optional("v7", "A stop.", \.ways.7),
        ]
    }
}

private struct Stop<Kind>: TemplateView {
    var name = "\(Kind.self)"

    static var summary: String { "A stop." }
    static var fields: [ViewField<Self>] {
        [.text("name", "The stop's name.", example: "Int8", \.name)]
    }
}
