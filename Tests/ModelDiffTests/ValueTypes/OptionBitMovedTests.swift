import Testing

struct OptionBitMovedTests {
    @Test func findsAnotherBit() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 0;  }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet struct Mood { var rawValue: Int16; static let low = 1;  }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.bit-moved"]
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
