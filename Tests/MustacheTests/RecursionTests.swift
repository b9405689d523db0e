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
}
