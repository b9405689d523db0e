import Foundation
import ModelStore
import ModelTypes
import Testing

/// Texts are searched for characters, as Foundation's `evaluate` does, whether they're stored or pending.
struct WholeCharacterTests {
    private static let texts = [
        "", "a", "é", "e\u{301}", "xéy", "xe\u{301}y", "\u{301}", "\n", "\r\n", "a\r\nb", "\r", "🇩🇪",
        "🇩",
        "🇪🇩🇪", "👍🏽", "👍", "한글", "\u{1112}\u{1161}\u{11AB}", "\u{212A}", "K", "ﬁ", "fi", "日本語", "本",
        "ねが", "ねか\u{3099}", "aXa", "ab", "ba", "baab",
    ]

    @Test(arguments: [true, false])
    func searches(areStored: Bool) throws {
        let context = try Store().context()
        for text in Self.texts { context.insert(Photo(title: text)) }
        if areStored { try context.save() }
        let photos = try context.fetch(Photo.self)
        #expect(photos.count == Self.texts.count)
        for pattern in Self.texts {
            let predicates = [
                #Predicate<Photo> { $0.title.contains(pattern) },
                #Predicate<Photo> { $0.title.starts(with: pattern) },
                #Predicate<Photo> { $0.title == pattern },
            ]
            for (number, predicate) in predicates.enumerated() {
                let found = try context.fetch(FetchDescriptor(predicate: predicate))
                let expected = try photos.filter { try predicate.evaluate($0) }
                #expect(
                    Set(found) == Set(expected),
                    "\(number) \(pattern.unicodeScalars.map(\.value)): \(found.map(\.title))"
                )
            }
            let fields = Photo.fields
            let suffix = try context.fetch(Photo.self, where: fields.title.hasSuffix(pattern))
            #expect(Set(suffix) == Set(photos.filter { $0.title.hasSuffix(pattern) }))
            let part = try context.fetch(Photo.self, where: fields.title.contains(pattern))
            #expect(Set(part) == Set(try photos.filter { try predicates[0].evaluate($0) }))
        }
    }
}
