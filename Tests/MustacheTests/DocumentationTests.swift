import Mustache
import Testing

@Suite struct DocumentationTests {
    @Test func viewsTellTheirNamesInOrder() {
        let page = ViewDocumentation(of: Page.self)
        #expect(page.view == "Page")
        #expect(page.summary == "A page.")
        #expect(page.names.map(\.name) == ["title", "note", "isOpen", "tags", "items", "owner"])
        #expect(page.names.map(\.kind) == [.text, .optionalText, .flag, .texts, .list, .optional])
        #expect(page.names.map(\.example) == ["Home", "New", nil, "blue", nil, nil])
        #expect(page.names.map(\.childView) == [nil, nil, nil, nil, "Item", "Person"])
        #expect(page.names[0].documentation == "The page's title.")
    }

    @Test func viewsInsideAreFoundOnce() {
        let views = ViewDocumentation.reachable(from: Page.self).map(\.view)
        #expect(views == ["Page", "Item", "Person", "Pet"])
    }

    @Test func templatesTellTheNamesTheyUse() throws {
        let text = "{{#items}}{{>p}}{{/items}}{{owner.friend.sound}}"
        let template = try library(text, ["p": "{{name}}{{title}}"])
            .template("main", for: Page.self)
        #expect(
            template.namesUsed.map(\.description) == [
                "Item.name", "Page.items", "Page.owner", "Page.title", "Person.friend", "Pet.sound",
            ]
        )
    }

    @Test func viewsTellEveryText() {
        let page = Page(tags: ["a", "b"], owner: Person(name: "Ada", pets: [Pet(sound: "Woof")]))
        let facts = page.facts.map { "\($0.name) \($0.text)" }
        #expect(
            facts == [
                "Page.title Title", "Page.tags a", "Page.tags b", "Person.name Ada",
                "Pet.sound Woof",
            ]
        )
    }

    @Test func viewsHaveAnOutline() {
        let page = Page(
            isOpen: true,
            tags: ["a", "b"],
            owner: Person(name: "Ada", pets: [Pet(sound: "Woof")])
        )
        #expect(
            page.outline == [
                "title: Title", "isOpen", "tags: a", "tags: b", "owner:", "  name: Ada", "  pets:",
                "    sound: Woof",
            ]
        )
    }

    @Test func unusedNamesCanBeFound() throws {
        let template = try library("{{name}}{{nick}}").template("main", for: Person.self)
        let unused = Set(TemplateName.all(reachableFrom: Person.self))
            .subtracting(template.namesUsed)
        #expect(
            unused.sorted().map(\.description) == ["Person.friend", "Person.pets", "Pet.sound"]
        )
    }
}
