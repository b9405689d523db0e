/// A fixed set of words. Most names that it is asked for are none of them, which it tells from
/// length and first letter, without a hash.
///
/// For example: `WordSet(["class", "func"]).contains("class")`.
package struct WordSet: Sendable, ExpressibleByArrayLiteral {
    /// The words, those of one bucket after the other.
    private let words: [String]
    /// Where the words of each bucket begin.
    private let starts: [Int]

    private static let bucketCount = 128

    package init(_ words: some Sequence<String>) {
        var buckets = [[String]](repeating: [], count: Self.bucketCount)
        for word in Set(words).sorted() { buckets[Self.bucket(of: word)].append(word) }
        self.words = buckets.flatMap { $0 }
        starts = buckets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    package init(arrayLiteral words: String...) {
        self.init(words)
    }

    /// Complexity: O(1) for names that are spread over lengths and first letters.
    package func contains(_ word: String) -> Bool {
        let bucket = Self.bucket(of: word)
        return (starts[bucket]..<starts[bucket + 1]).contains { words[$0] == word }
    }

    private static func bucket(of word: String) -> Int {
        (word.utf8.count &* 29 &+ Int(word.utf8.first ?? 0)) & (bucketCount - 1)
    }
}
