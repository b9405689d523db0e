import Foundation
import ModelStore
import Testing

/// Predicates over stored lists of texts with U+0000, at which SQLite's JSON functions end a text.
struct NullCharacterListTests {
    private static let lists = [["a\0b"], ["a"], ["a\0b", "a"], ["\0"], [#"a\u0000"#], []]

    @Test(
        .onlyInFiles("a server's texts have no NUL"),
        arguments: ["a", "a\0b", "a\0", "\0", "", #"a\u0000"#]
    )
    func areAskedAboutWholeTexts(_ text: String) throws {
        let context = try Store([Author.self]).context()
        for (number, list) in Self.lists.enumerated() {
            let author = Author(email: "\(number)", name: "", age: number, joined: .distantPast)
            author.keywords = list
            context.insert(author)
        }
        try context.save()
        func numbers(_ predicate: Predicate<Author>) throws -> [Int] {
            let order = [SortDescriptor(\Author.age)]
            return try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(
                \.age
            )
        }
        let having = Self.lists.indices.filter { Self.lists[$0].contains(text) }
        let others = Self.lists.indices.filter { !Self.lists[$0].contains(text) }
        #expect(try numbers(#Predicate { $0.keywords.contains(text) }) == having)
        #expect(try numbers(#Predicate { !$0.keywords.contains(text) }) == others)
    }
}
