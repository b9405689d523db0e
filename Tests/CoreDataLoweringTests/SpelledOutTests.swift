import SharedLowering
import Testing

/// Names in words, as doc comments have them.
struct SpelledOutTests {
    @Test(arguments: [
        ("ItemData", "item data"), ("item_data", "item data"), ("_x_", "x"), ("A", "a"),
        ("Item2Data", "item2 data"), ("Über", "über"), ("", ""), ("__", ""),
    ])
    func words(name: String, expected: String) {
        #expect(spelledOut(name) == expected)
    }

    @Test(
        "several capitals are an abbreviation",
        arguments: [
            ("MXCoreDataRoom", "MX core data room"), ("URL", "URL"), ("imageURL", "image URL"),
            ("URLs", "URLs"), ("URLsOfItem", "URLs of item"), ("HTTP2Server", "HTTP2 server"),
        ]
    )
    func abbreviations(name: String, expected: String) {
        #expect(spelledOut(name) == expected)
    }
}
