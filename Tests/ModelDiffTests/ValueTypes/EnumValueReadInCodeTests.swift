import Testing

struct EnumValueReadInCodeTests {
    @Test func findsWhatTheInitializerDecides() {
        expectDifferences(
            from: .swift(
                """
                import SwiftData
                enum Genre: String { case crime, fiction = "Sci-Fi", western }
                @Model final class E { var a: Genre? }
                """
            ),
            to: .swift(
                """
                import SwiftData
                enum Genre: String {
                    case crime, fiction
                    init?(rawValue: String) { self = rawValue == "crime" ? .crime : .fiction }
                }
                @Model final class E { var a: Genre? }
                """
            ),
            ["enum.value-read-in-code", "enum.value-read-in-code"]
        )
    }

    @Test func acceptsTheSameValues() {
        expectDifferences(
            from: .swift(
                """
                import SwiftData
                enum Genre: String { case crime }
                @Model final class E { var a: Genre? }
                """
            ),
            to: .swift(
                """
                import SwiftData
                enum Genre: String {
                    case crime, fiction
                    init?(rawValue: String) { self = rawValue == "crime" ? .crime : .fiction }
                }
                @Model final class E { var a: Genre? }
                """
            ),
            ["enum.case-added"]
        )
    }
}
