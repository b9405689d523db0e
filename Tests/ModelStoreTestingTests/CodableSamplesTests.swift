import Foundation
import Testing

@testable import ModelStoreTesting

/// Codable types decode themselves from samples.
struct CodableSamplesTests {
    private struct Place: Codable {
        var name: String
        var number: Int8
        var visited: Date?
        var kind: Kind
        var step: Step
        var inner: [Inner]
        var names: [String: Double]

        struct Inner: Codable {
            var id: UUID
            var page: URL?
            var price: Decimal
        }
        enum Kind: String, Codable, CaseIterable { case home, work }
        enum Step: Int, Codable {
            case first = 1
            case second
        }
    }

    @Test func everyFieldHasValues() throws {
        let places = try CodableSamples.texts(of: Place.self).map {
            try JSONDecoder().decode(Place.self, from: Data($0.utf8))
        }
        #expect(Set(places.map(\.kind)) == [.home, .work])
        #expect(Set(places.map(\.step)) == [.first, .second])
        #expect(Set(places.map { $0.visited == nil }) == [true, false])
        #expect(Set(places.map(\.inner.count)) == [0, 2])
        #expect(Set(places.map(\.names.count)) == [0, 1])
        #expect(places.count { $0.inner.first?.page != nil } > 0)
    }

    @Test func listsAndNumbersAreValues() {
        #expect(CodableSamples.texts(of: [Int].self).starts(with: ["[0,2]", "[]"]))
        #expect(CodableSamples.texts(of: Bool.self) == ["true", "false"])
        #expect(CodableSamples.texts(of: String.self).count == 8)
    }

    private final class Chain: Codable { var next: Chain }
    private enum Choice: Codable { case one(Int) }

    @Test func whatCannotBeGuessedHasNone() {
        #expect(CodableSamples.texts(of: Chain.self).isEmpty)
        #expect(CodableSamples.texts(of: Choice.self).isEmpty)
    }
}
