import ModelIR
import Testing

/// What runs when a property is set, and the names in it.
struct ObserverTests {
    @Test("both observers, with the names that they give to the other value")
    func moments() throws {
        let code = try #require(
            try entity(
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
            ).code
        )
        let observers = code.carriedOver.compactMap(\.observer)
        #expect(code.carriedOver.map(\.name) == ["a", "a"])
        #expect(observers.map(\.moment) == [.beforeChange, .afterChange])
        #expect(observers.map(\.parameter) == ["newValue", "former"])
        #expect(code.carriedOver[0].text == "print(newValue)")
        #expect(code.carriedOver[1].text == "print(former)\n\n    // Not further.\nb(a: 1)")
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
        let observer = try #require(entity.code?.carriedOver.first?.observer)
        #expect(observer.ownReferences == places)
        #expect(observer.parameter == nil)
    }

    @Test(
        "a name of its own that hides the property",
        arguments: [
            "let title = 1; print(title)", "if let title { print(title) }",
            "list.map { title in title }", "func f(_ title: Int) {}", "for title in list {}",
        ]
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
