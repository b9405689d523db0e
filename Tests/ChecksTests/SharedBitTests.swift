import Testing

struct SharedBitTests {
    @Test func findsTwoOptionsWithOneBit() {
        expectMarked(
            swift: """
                @OptionSet<Int64> struct T { enum Options: Int { case a, b, ⚠️option.shared-bit⚠️c = 0 } }
                """
        )
    }

    @Test func acceptsOtherBits() {
        expectMarked(
            swift: "@OptionSet<Int64> struct T { enum Options: Int { case a = 5, b = 2, c } }"
        )
    }
}
