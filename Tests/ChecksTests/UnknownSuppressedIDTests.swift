import Testing

struct UnknownSuppressedIDTests {
    @Test(arguments: ["attribute.lef-out", "no.such-thing"]) func findsOne(_ id: String) {
        expectMarked(
            swift: """
                @Model class E {
                    // modelgen:ignore attribute.left-out, ⚠️suppression.unknown-id⚠️\(id)
                    var x = 1
                }
                """
        )
    }

    @Test func findsACommentWithoutAnID() {
        expectMarked(
            swift: "@Model class E { var x = 1 } ⚠️suppression.unknown-id⚠️// modelgen:ignore"
        )
    }

    @Test func acceptsWarningsAndNotes() {
        expectMarked(
            swift: """
                // modelgen:ignore attribute.left-out, entity.shadowing-name
                @Model class E { var x = 1 }
                """
        )
    }
}
