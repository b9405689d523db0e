import Testing

struct OptionAddedTests {
    @Test func findsANewOption() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0; static let high = 1;  }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.added"]
        )
    }

    @Test func acceptsAnotherOrder() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0; static let high = 1;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let high = 1; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
