import Foundation
import TestSupport
import Testing

/// The hand-written picture of the output, where it lies beside the repository.
private let expected = besideRepository("shared/design/expected/coredata")

private var isThere: Bool { FileManager.default.fileExists(atPath: expected.path()) }

@Test(
    "the expected output passes the gate",
    .enabled(if: Gate.isSupported, "the gate is for Linux"),
    .enabled(if: isThere, "there is no ../shared/design/expected/coredata")
)
func theExpectedOutputPassesTheGate() throws {
    let result = try Gate.check(try Gate.swiftFiles(in: expected))
    #expect(result.succeeded, "\(result.output)")
}
