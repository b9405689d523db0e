import Foundation
import ModelTypes
import Testing

/// A value that exists is valid.
struct ValidatedValueTests {
    @Test func whatIsTakenIsTakenAgainUnchanged() throws {
        let names = SampleTexts.all.compactMap { try? Name($0) }
        #expect(names.count > 50)
        for name in names {
            #expect(try Name(name.rawValue).rawValue == name.rawValue)
            let json = try JSONEncoder().encode([name])
            #expect(try JSONDecoder().decode([Name].self, from: json) == [name])
        }
    }

    @Test func whatIsRefusedIsNil() {
        for text in SampleTexts.all {
            #expect(Name(rawValue: text) == (try? Name(text)))
        }
    }

    @Test func errorsCarryTheBounds() {
        #expect(throws: Name.ValidationError.tooShort(length: 1, lowerBound: 2)) { try Name(" a ") }
        #expect(throws: Name.ValidationError.tooLong(length: 7, upperBound: 6)) {
            try Name("abcdefg")
        }
        #expect(throws: Name.ValidationError.notSingleLine) { try Name("a\nb") }
    }

    @Test func decodingRefusesWithTheErrorOfTheRule() throws {
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode([String: Name].self, from: Data(#"{"a": "x"}"#.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(error)")
            return
        }
        let broken = context.underlyingError as? Name.ValidationError
        #expect(broken == .tooShort(length: 1, lowerBound: 2))
        #expect(context.codingPath.map(\.stringValue) == ["a"])
    }

    @Test func theRawValueDecidesOrderAndText() throws {
        let names = [try Name("bb"), try Name("aa")]
        #expect(names.sorted().map(\.description) == ["aa", "bb"])
        #expect(Name(trust: "").description.isEmpty)
    }
}
