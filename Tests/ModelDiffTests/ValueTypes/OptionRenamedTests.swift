import Testing

struct OptionRenamedTests {
    @Test func findsANewNameOfABit() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let calm = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.renamed"]
        )
    }

    @Test func acceptsAnotherOption() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let calm = 1;  }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.added", "option.removed"]
        )
    }
}
