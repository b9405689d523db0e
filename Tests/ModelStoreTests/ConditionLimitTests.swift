import Foundation
import ModelStore
import ModelTypes
import Testing

/// Conditions that programs put together from thousands of others, and limits that make no sense.
struct ConditionLimitTests {
    private let context: ModelContext

    init() throws {
        context = try Store([Tag.self, Photo.self]).context()
        for rating in 0..<10 {
            context.insert(Photo(title: "\(rating)", rating: Int16(rating)))
        }
        try context.save()
    }

    enum Joining: CaseIterable {
        case orOnTheRight, orOnTheLeft, and, isIn, orOfAnds
    }

    private func condition(_ joining: Joining, _ count: Int) -> Condition<Photo> {
        let rating = Photo.fields.rating
        let title = Photo.fields.title
        switch joining {
        case .orOnTheRight: return (1..<count).reduce(rating == 3) { $0 || rating == Int16($1) + 9 }
        case .orOnTheLeft: return (1..<count).reduce(rating == 3) { rating == Int16($1) + 9 || $0 }
        case .and: return (1..<count).reduce(rating == 3) { $0 && rating != Int16($1) + 9 }
        case .isIn: return title.isIn((3..<count + 3).map { $0 == 3 ? "3" : "x\($0)" })
        case .orOfAnds:
            return (1..<count / 2).reduce(rating == 3 && title == "3") {
                $0 || (rating == Int16($1) + 9 && title == "\($1)")
            }
        }
    }

    @Test(arguments: Joining.allCases) func tenThousand(_ joining: Joining) throws {
        let condition = condition(joining, 10_000)
        #expect(try context.fetch(Photo.self, where: condition).map(\.title) == ["3"], "\(joining)")
        #expect(try context.fetchCount(Photo.self, where: !condition) == 9)
        // With pending changes, objects in memory are asked.
        context.insert(Photo(title: "3", rating: 3))
        #expect(try context.fetch(Photo.self, where: condition).count == 2)
    }

    @Test func tenThousandOnASmallStack() throws {
        try onSmallStack {
            try ConditionLimitTests().tenThousand(.orOnTheRight)
            try ConditionLimitTests().tenThousand(.orOnTheLeft)
        }
    }

    @Test func complementsOfComplements() throws {
        var condition = Photo.fields.rating == 3
        for _ in 0..<2001 { condition = !condition }
        #expect(try context.fetchCount(Photo.self, where: condition) == 9)
    }

    @Test func negativeLimitsAndOffsets() throws {
        var descriptor = FetchDescriptor<Photo>()
        descriptor.fetchLimit = -1
        let expected = StoreError.invalidFetch(
            entity: "Photo",
            reason: "fetchLimit is -1, which isn't a number of objects"
        )
        #expect(throws: expected) { try context.fetch(descriptor) }
        #expect(throws: expected) { try context.fetchCount(descriptor) }
        descriptor.fetchLimit = 0
        #expect(try context.fetch(descriptor).isEmpty)
        descriptor.fetchOffset = -2
        #expect(throws: StoreError.self) { try context.fetch(descriptor) }
        descriptor.fetchLimit = nil
        descriptor.fetchOffset = 100
        #expect(try context.fetch(descriptor).isEmpty)
    }

    @Test(
        .onlyInFiles("a server's texts have no NUL"),
        arguments: ["é\0", "\0", "e\u{301}\0x", "\0é", "é", "\u{E000}"]
    )
    func textsWithNUL(_ pattern: String) throws {
        let texts = ["Café", "Caf\0é", "é\0", "Cafe\u{301}\0x", "\0", ""]
        for text in texts { context.insert(Tag(label: text)) }
        try context.save()
        let field = Tag.fields.label
        func found(_ condition: Condition<Tag>) throws -> Set<String> {
            Set(try context.fetch(Tag.self, where: condition).map(\.label))
        }
        // Foundation's own search ends the program.
        let containing = texts.filter { text in
            text.indices.contains { text[$0...].hasPrefix(pattern) }
        }
        #expect(try found(field.contains(pattern)) == Set(containing))
        #expect(try found(field.hasPrefix(pattern)) == Set(texts.filter { $0.hasPrefix(pattern) }))
        #expect(try found(field.hasSuffix(pattern)) == Set(texts.filter { $0.hasSuffix(pattern) }))
        #expect(try found(field == pattern) == Set(texts.filter { $0 == pattern }))
        let folded = field.contains(pattern, options: [.caseInsensitive, .diacriticInsensitive])
        #expect(try found(folded).isSuperset(of: containing))
    }
}
