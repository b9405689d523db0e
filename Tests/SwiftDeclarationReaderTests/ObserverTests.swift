import ModelIR
import Testing

/// What runs when a property is set, and the names in it.
struct ObserverTests {
    @Test("both observers, with the names that they give to the other value")
    func moments() throws {
        let fragments = try entity(
            """
            var a: Int = 0 {
                willSet { print(newValue) }
                didSet(former) {
                    print(former)

                        // Not further.
                    b(a: 1)
                }
            }
            var c: Int = 0 { didSet(oldValue) {} }
            """
        ).observers
        let observers = fragments.compactMap(\.observer)
        #expect(fragments.map(\.name) == ["a", "a"])
        #expect(observers.map(\.moment) == [.beforeChange, .afterChange])
        #expect(observers.map(\.parameter) == ["newValue", "former"])
        #expect(fragments[0].text == "print(newValue)")
        #expect(fragments[1].text == "print(former)\n\n    // Not further.\nb(a: 1)")
    }

    @Test(
        "which names stand for the property itself",
        arguments: [
            ("title = title.x", [0, 8]),
            ("self.title = other.title", [5]),
            (#"print("\(title)", \.title, title: 1)"#, [9]),
            ("title()", [0]),
            ("other.title.title = self.title", [25]),
            ("`title` = 1", [0]),
        ]
    )
    func ownReferences(_ text: String, _ places: [Int]) throws {
        let entity = try entity("var title: String = \"\" { didSet { \(text) } }")
        let observer = try #require(entity.observers.first?.observer)
        #expect(observer.ownReferences == places)
        #expect(observer.parameter == nil)
    }

    @Test(
        "a name of its own that hides the property for a while",
        arguments: [
            ("let title = 1; print(title)", []),
            ("print(title); do { let title = 1; print(title) }; title = 2", [6, 50]),
            ("if let other = title, let title = other { a(title) } else { b(title) }", [15, 62]),
            ("guard let title = title else { return a(title) }; print(title)", [18, 40]),
            ("while case let title = title { a(title) }; title = 1", [23, 43]),
            ("list.map { title in title }; title = 1", [29]),
            ("list.map { (title: Int) in title }; title = 1", [36]),
            ("func f(_ title: Int) { print(title, self.title) }", [41]),
            ("for title in title { print(title) }", [13]),
            ("switch a { case .b(let title): c(title); case .d: e(title) }", [52]),
            ("do {} catch let title { print(title) }; title = 1", [40]),
        ]
    )
    func hiddenInPart(_ text: String, _ places: [Int]) throws {
        let entity = try entity("var title: String? { didSet { \(text) } }")
        let fragment = try #require(entity.observers.first)
        #expect(fragment.text == text)
        #expect(fragment.observer?.ownReferences == places)
    }

    @Test("a value that is unwrapped under its own name")
    func shorthand() throws {
        let entity = try entity(
            "var title: String? { didSet { if let title, title != self.title { print(title) } } }"
        )
        let fragment = try #require(entity.observers.first)
        #expect(fragment.text == "if let title = title, title != self.title { print(title) }")
        #expect(fragment.observer?.ownReferences == [15, 36])
    }

    @Test("another value that is called as the property")
    func parameterOfThatName() throws {
        let entity = try entity("var a: Int = 0 { didSet(a) { print(a, self.a) } }")
        let observer = try #require(entity.observers.first?.observer)
        #expect(observer.parameter == "a")
        #expect(observer.ownReferences == [14])
    }

    @Test(
        "a name of its own that hides the property",
        arguments: ["func title() {}", "run { [title] in print(title) }"]
    )
    func hidden(_ text: String) {
        #expect(
            mistakes("var title: String? { didSet { \(text) } }") == [
                "2:22 warning member.left-out"
            ]
        )
    }

    @Test("a property that is declared twice under conditions")
    func twice() {
        let reading = Reading(
            """
            @Model class A {
                #if os(iOS)
                @Stored("levelRaw") var level: Int = 1
                #else
                var levelRaw: Double = 1
                #endif
            }
            """
        )
        #expect(reading.found == ["5:9 error property.duplicate-name"])
        #expect(reading.messages[0].hasSuffix("declare it once, outside of '#if'"))
    }
}
