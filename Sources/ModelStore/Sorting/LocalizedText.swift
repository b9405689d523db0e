import Foundation

/// A text that is ordered as people expect: by the language, and by the numbers in it.
///
/// Sort descriptors with the comparator `.localizedStandard` hold its key path. For example:
/// `"a9".localizedOrder < "a10".localizedOrder`.
public struct LocalizedText: Hashable, Comparable, Sendable {
    let text: String

    /// Whether a text comes before another. For example: true for "a9" and "a10".
    public static func < (left: Self, right: Self) -> Bool {
        ModelStore.localizedOrder(left.text, right.text) < 0
    }
}

extension String {
    /// The text, ordered as people expect. For example: `"a9".localizedOrder`.
    public var localizedOrder: LocalizedText { LocalizedText(text: self) }
}

extension String? {
    /// The text, ordered as people expect. For example: `nickname.localizedOrder`.
    public var localizedOrder: LocalizedText? { self?.localizedOrder }
}

#if !canImport(Darwin)
    /// The comparators of sort descriptors that Foundation lacks on Linux, where it has only `.lexical`.
    ///
    /// For example: `SortDescriptor(\Person.name, comparator: .localizedStandard)`.
    public struct LocalizedComparator: Hashable, Sendable {
        /// As people expect: "a9" comes before "a10". For example: the order of files in a folder.
        public static let localizedStandard = LocalizedComparator()
        /// As people expect; the same as ``localizedStandard`` on Linux. For example:
        /// `SortDescriptor(\Person.name, comparator: .localized)`.
        public static let localized = LocalizedComparator()
    }

    // Foundation's own initializer sorts texts by the characters' numbers on Linux, and as people
    // expect on Apple's systems.
    extension SortDescriptor {
        /// Sorts texts as people expect. For example: `SortDescriptor(\Person.name)`.
        public init(
            _ keyPath: any KeyPath<Compared, String> & Sendable,
            order: SortOrder = .forward
        ) {
            self.init(keyPath, comparator: .localizedStandard, order: order)
        }

        /// Sorts texts as people expect; missing ones come first. For example:
        /// `SortDescriptor(\Person.nickname)`.
        public init(
            _ keyPath: any KeyPath<Compared, String?> & Sendable,
            order: SortOrder = .forward
        ) {
            self.init(keyPath, comparator: .localizedStandard, order: order)
        }

        /// Sorts texts as people expect.
        ///
        /// For example: `SortDescriptor(\Person.name, comparator: .localizedStandard)`.
        public init(
            _ keyPath: any KeyPath<Compared, String> & Sendable,
            comparator: LocalizedComparator,
            order: SortOrder = .forward
        ) {
            self.init(sendable(keyPath.appending(path: \.localizedOrder)), order: order)
        }

        /// Sorts texts as people expect; missing ones come first.
        ///
        /// For example: `SortDescriptor(\Person.nickname, comparator: .localizedStandard)`.
        public init(
            _ keyPath: any KeyPath<Compared, String?> & Sendable,
            comparator: LocalizedComparator,
            order: SortOrder = .forward
        ) {
            self.init(sendable(keyPath.appending(path: \.localizedOrder)), order: order)
        }
    }

    /// A key path of two that are sendable, which `appending` doesn't say of its result.
    private func sendable<Root, Value>(
        _ path: KeyPath<Root, Value>
    ) -> any KeyPath<Root, Value> & Sendable {
        // The same reference: `Sendable` has no representation.
        unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
    }
#endif
