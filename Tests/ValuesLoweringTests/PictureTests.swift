import Foundation
import TestSupport
import Testing

/// The hand-written picture of the output, where it lies beside the repository.
private let picture = besideRepository("shared/design/expected/coredata/Values.swift")

private var isThere: Bool { FileManager.default.fileExists(atPath: picture.path) }

struct PictureTests {
    @Test(.enabled(if: isThere, "there is no ../shared/design/expected"))
    func theOutputIsThePicture() throws {
        let lowered = Lowered(HealthNotes.types, numbers: HealthNotes.numbers)
        #expect(lowered.findings == [])
        let text = try String(contentsOf: picture, encoding: .utf8)
        // Two lines of header and an empty one.
        let body = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)[3]
        let actual = try lowered.text
        let lines = zip(actual.split(separator: "\n"), body.split(separator: "\n"))
        for (line, expected) in lines { #expect(line == expected) }
        #expect(actual == body)
    }
}
