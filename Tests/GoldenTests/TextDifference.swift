import Foundation

/// The first difference between two texts, for a reader.
///
/// For example: `Book.swift:12` with the recorded line and the new one.
struct TextDifference: CustomStringConvertible {
    let file: String
    let line: Int
    let recorded: String
    let actual: String

    /// `nil` if the texts are equal byte for byte.
    init?(in file: String, recorded: Data, actual: Data) {
        guard recorded != actual else { return nil }
        let old = lines(of: recorded)
        let new = lines(of: actual)
        let line = zip(old, new).enumerated().first { !$1.0.utf8.elementsEqual($1.1.utf8) }?.offset
        let index = line ?? min(old.count, new.count)
        self.file = file
        self.line = index + 1
        self.recorded = old.indices.contains(index) ? old[index] : "(the text ends)"
        self.actual = new.indices.contains(index) ? new[index] : "(the text ends)"
    }

    var description: String {
        "\(file):\(line)\n    recorded: \(recorded)\n    actual:   \(actual)"
    }
}

private func lines(of text: Data) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
}
