import Foundation
import ModelTypes
import Testing

/// A collection with a first element, and its consequences.
struct NonEmptyTests {
    @Test func anEmptyCollectionIsNone() {
        #expect(throws: NonEmptyError.empty) { try NonEmpty([Int]()) }
        #expect(throws: NonEmptyError.empty) { try NonEmptyString("") }
        #expect(NonEmpty(rawValue: Set<Int>()) == nil)
        #expect(NonEmptyError.empty.errorDescription?.isEmpty == false)
    }

    @Test func endsAndExtremesAreThereForEveryCollection() throws {
        for count in 1...20 {
            let numbers = (0..<count).map { ($0 * 7) % count }
            let some = try NonEmpty(numbers)
            let (first, last): (Int, Int) = (some.first, some.last)
            let (least, greatest): (Int, Int) = (some.min(), some.max())
            #expect(first == numbers.first && last == numbers.last)
            #expect(least == numbers.min() && greatest == numbers.max())
            let isLess = { (left: Int, right: Int) in left % 3 < right % 3 }
            let own = [some.min(by: isLess), some.max(by: isLess)]
            #expect(own == [numbers.min(by: isLess), numbers.max(by: isLess)])
            #expect(some.count == count && !some.isEmpty && Array(some) == numbers)
            #expect(Array(some.reversed()) == numbers.reversed())
            let more: NonEmpty<[Int]> = some.map { $0 + 1 }
            #expect(more.rawValue == numbers.map { $0 + 1 })
            #expect(some.appending(7).last == 7)
        }
    }

    @Test func elementsThatAreGivenCannotFail() {
        #expect(NonEmpty<[Int]>(first: 3, 1).rawValue == [3, 1])
        #expect(NonEmptyString(first: "a").rawValue == "a")
        #expect(NonEmpty(trust: Set([1])).first == 1)
    }

    @Test func itIsWhatItsCollectionIs() throws {
        let (ann, bob) = (try NonEmptyString("Ann"), try NonEmptyString("Bob"))
        #expect(ann < bob && ann.description == "Ann" && "\(ann)" == "Ann")
        #expect(Set([ann, bob, ann]).count == 2)
        #expect([bob, ann].sorted() == [ann, bob])
        func send(_ value: some Sendable & StoredValue) {}
        send(ann)
        func validated(_ value: some ValidatedValue) {}
        validated(ann)
    }

    @Test func codingRefusesTheEmptyOne() throws {
        let names = [try NonEmptyString("a")]
        let json = try JSONEncoder().encode(names)
        #expect(String(decoding: json, as: UTF8.self) == #"["a"]"#)
        #expect(try JSONDecoder().decode([NonEmptyString].self, from: json) == names)
        let lists = try JSONDecoder().decode([NonEmpty<[Int]>].self, from: Data("[[1],[2,3]]".utf8))
        #expect(lists.map(\.first) == [1, 2])
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([NonEmpty<[Int]>].self, from: Data("[[1],[]]".utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.underlyingError as? NonEmptyError == .empty)
        #expect(context.codingPath.map(\.intValue) == [1])
    }
}
