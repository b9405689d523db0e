import Diagnostics
import ModelIR
import TestSupport
import Testing

@Suite("Files as they are found") struct WildFileTests {
    @Test("all are read without an error", arguments: WildFiles.all)
    func read(text: String) {
        let reading = Reading(text)
        #expect(reading.model != nil, "\(reading.found) \(reading.messages)")
    }

    @Test("a damaged file is read, or refused with a place", arguments: 0..<5)
    func mutations(seed: Int) {
        var random = Random(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
        for _ in 0..<100 {
            var bytes = Array(WildFiles.all[random.next(WildFiles.all.count)].utf8)
            for _ in 0...random.next(3) { random.damage(&bytes) }
            let reading = Reading(bytes: [("M.swift", bytes)])
            let shown = String(decoding: bytes, as: UTF8.self)
            let hasErrors = reading.diagnostics.contains { $0.severity == .error }
            #expect((reading.model == nil) == hasErrors, "\(shown)")
            #expect(
                reading.diagnostics.allSatisfy { isInside($0.range, bytes) },
                "\(reading.found) \(shown)"
            )
        }
    }
}

/// Whether a range lies in a text, on one line.
private func isInside(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    var lengths = [0]
    var isAfterReturn = false
    for byte in bytes {
        if byte == 0x0A && isAfterReturn {
            lengths[lengths.count - 2] += 1
        } else {
            lengths[lengths.count - 1] += 1
            if byte == 0x0A || byte == 0x0D { lengths.append(0) }
        }
        isAfterReturn = byte == 0x0D
    }
    let (line, column) = (range.start.line, range.start.column)
    return (1...lengths.count).contains(line) && column >= 1
        && column - 1 + range.length <= lengths[line - 1]
}

/// Numbers that look random and are the same in every run.
struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(bound, 1)))
    }

    private static let pieces = [
        "@Model", "@Attribute(", ".unique", "}", "{", "(", ")", "\"", "\\.", "<", ">", "?", ":",
        "=", "var ",
        "case ", "enum ", "#if X\n", "#endif\n", "\n", "\r", "0x", "-", ",", "[", "]", "é", "🙂",
        "/*", "*/", "//",
        "@Stored(", "@Composite ", "class ", "self", "inverse: ", "\"\"\"", "#Unique<", "\u{0}",
    ]

    /// Removes, repeats, moves or inserts a piece.
    mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let start = next(bytes.count)
        let end = min(bytes.count, start + 1 + next(12))
        switch next(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
        case 2: bytes[start] = UInt8(next(256))
        case 3:
            bytes.insert(contentsOf: Array(Self.pieces[next(Self.pieces.count)].utf8), at: start)
        default:
            let part = Array(bytes[start..<end])
            bytes.removeSubrange(start..<end)
            bytes.insert(contentsOf: part, at: next(bytes.count + 1))
        }
    }
}
