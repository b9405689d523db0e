import Foundation
import ModelTypes
import Testing

/// A file that imports both can continue to use Foundation's names.
@Suite struct FoundationNamesTests {
    @Test func theOrderOfASort() {
        let order: SortOrder = .reverse
        #expect(order != .forward)
    }
}
