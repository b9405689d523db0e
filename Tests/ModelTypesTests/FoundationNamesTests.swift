import Foundation
import ModelTypes
import Testing

/// A file that imports both can go on saying what Foundation's names mean.
@Suite struct FoundationNamesTests {
    @Test func theOrderOfASort() {
        let order: SortOrder = .reverse
        #expect(order != .forward)
    }
}
