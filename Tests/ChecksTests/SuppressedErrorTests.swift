import Testing

struct SuppressedErrorTests {
    @Test func findsAnError() {
        expectMarked(
            swift: """
                @Model class E {
                    var x = 1 // modelgen:ignore ⚠️suppression.of-error⚠️swift.unsupported
                }
                """
        )
    }

    @Test func acceptsAWarning() {
        expectMarked(swift: "@Model class E { var x = 1 } // modelgen:ignore attribute.left-out")
    }
}
