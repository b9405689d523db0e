import Testing

struct OptionRemovedTests {
    @Test func findsAnOptionThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0; static let high = 1;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
