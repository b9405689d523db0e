/// A fixed set of words. Length and first letter are enough to reject most names, without a hash.
///
/// For example: `WordSet(["class", "func"]).contains("class")`.
package struct WordSet: Sendable, ExpressibleByArrayLiteral {
    /// The words, ordered by bucket.
    private let words: [String]
    /// The start of each bucket in ``words``.
    private let starts: [Int]

    private static let bucketCount = 128

    package init(_ words: some Sequence<String>) {
        let words = Array(words)
        var starts = [Int](repeating: 0, count: Self.bucketCount + 1)
        for word in words { starts[Self.bucket(of: word) + 1] += 1 }
        for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
        var (next, sorted) = (starts, [String](repeating: "", count: words.count))
        for word in words {
            let bucket = Self.bucket(of: word)
            sorted[next[bucket]] = word
            next[bucket] += 1
        }
        self.words = sorted
        self.starts = starts
    }

    package init(arrayLiteral words: String...) {
        self.init(words)
    }

    /// Complexity: O(1) if names are spread over lengths and first letters.
    package func contains(_ word: String) -> Bool {
        let bucket = Self.bucket(of: word)
        return (starts[bucket]..<starts[bucket + 1]).contains { words[$0] == word }
    }

    private static func bucket(of word: String) -> Int {
        (word.utf8.count &* 29 &+ Int(word.utf8.first ?? 0)) & (bucketCount - 1)
    }
}
