import Foundation
import ObjCHeaderReader
import TestSupport
import Testing

@Suite("Damaged headers") struct MutantFuzzTests {
    /// Headers in the styles that the golden cases contain.
    private static let seeds: [String] = {
        let folder = repositoryRoot.appending(path: "Tests/Golden")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".h") }.sorted()
            .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }()

    @Test("a changed header is read, or is an error with a place") func mutants() throws {
        #expect(Self.seeds.count >= 25)
        var random = SplitMix(state: 2014)
        let signs = Array("@*<>(){};:,=|^\"'#/\\ \n\0éA0_".utf8)
        for index in 0..<(isLongRun ? (isPartialRun ? 3000 : 10_000) : 1000) {
            var bytes = Array(Self.seeds[index % Self.seeds.count].utf8)
            for _ in 0...random.next(below: 3) {
                guard !bytes.isEmpty else { break }
                let place = random.next(below: bytes.count)
                let length = min(random.next(below: 12), bytes.count - place)
                switch random.next(below: 4) {
                case 0: bytes[place] = signs[random.next(below: signs.count)]
                case 1: bytes.removeSubrange(place..<place + length)
                case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
                default: bytes.removeSubrange(place...)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let (model, found) = try readHeaders(["M.h": text])
            let errors = found.filter { $0.severity == .error }
            #expect((model == nil) == !errors.isEmpty, "\(text)")
            #expect(errors.allSatisfy { !$0.range.start.file.isEmpty }, "\(text)")
        }
    }
}

/// A generator whose numbers are the same in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
