import CommandSyntax
import Foundation
import TestSupport
import Testing

/// Any words at all end in an invocation or a usage error. Runs in `make test-long`.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct LongParsingTests {
    private static let pieces = [
        "cook", "list", "help", "soup", "-", "--", "=", "d", "f", "-t", "sour", "--folder", "--dry",
        "--taste=", "--help", "--version", "--light", "", " ", "\n", "\u{301}", "\u{FFFD}", "é",
    ]

    @Test(arguments: 0..<8)
    func noWordsAreTooStrange(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0...Int.random(in: 0...2, using: &random))
                    .map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
            do throws(UsageError) {
                let invocation = try SampleTool.syntax.parse(words)
                if case .command(let name, let arguments) = invocation {
                    #expect(["cook", "list"].contains(name), "\(words)")
                    #expect(name == "list" || !arguments.positional.isEmpty, "\(words)")
                }
            } catch {
                #expect(!error.message.isEmpty, "\(words)")
            }
        }
    }
}

/// Numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
