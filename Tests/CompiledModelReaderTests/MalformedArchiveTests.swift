import CompiledModelReader
import Diagnostics
import Foundation
import ModelIR
import ModelSamples
import TestSupport
import Testing

@Suite("Malformed archives") struct MalformedArchiveTests {
    private static let sample: [UInt8] = {
        var sample = CompiledSample()
        sample.attributes = [
            (
                "title",
                { [("NSAttributeType", .integer(700)), ("NSDefaultValue", $0.text("Übung"))] }
            )
        ]
        return sample.bytes()
    }()

    private func ids(_ bytes: [UInt8]) -> [String] {
        var sink = DiagnosticSink()
        let model = CompiledModelReader.read(bytes, name: "N", file: "N.mom", diagnostics: &sink)
        #expect(model != nil || sink.hasErrors)
        return sink.sorted.map(\.id)
    }

    @Test func other() {
        #expect(ids([]) == ["compiled.damaged"])
        #expect(ids(Array("<?xml?>".utf8)) == ["compiled.damaged"])
        #expect(ids(PropertyListWriter.bytes(.array([]))) == ["compiled.damaged"])
        let archive = ArchiveWriter()
        #expect(ids(archive.bytes(root: archive.array([]))) == ["compiled.no-model"])
    }

    @Test("a truncated archive is an error") func truncated() {
        for count in 0..<Self.sample.count {
            #expect(ids(Array(Self.sample.prefix(count))) == ["compiled.damaged"])
        }
    }

    @Test("a container that contains itself is read") func recursive() {
        let archive = ArchiveWriter()
        let list = archive.reserve()
        archive.add("NSArray", [("NS.objects", .array([list, list]))], at: list)
        let model = archive.add("NSManagedObjectModel", [("NSEntities", list)])
        #expect(ids(archive.bytes(root: model)) == [])
    }

    @Test("changed bytes are an error or another model") func mutants() {
        var random = Mutator(seed: 7)
        for _ in 0..<(isLongRun ? 10_000 : 500) { _ = ids(random.mutant(of: Self.sample)) }
    }
}

/// Changes bytes at random, the same on each run.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...next(4) { result[next(result.count)] = UInt8(next(256)) }
        if next(4) == 0 { result.removeSubrange(next(result.count)...) }
        return result
    }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

@Suite("Malformed models of Xcode 4") struct MalformedElementsTests {
    @Test("changed bytes are an error or another model") func mutants() throws {
        let path = "Tests/Golden/binary-model/input/Coins.xcdatamodeld/Coins.xcdatamodel/elements"
        let bytes = Array(try Data(contentsOf: repositoryRoot.appending(path: path)))
        let reader = ElementsReader(file: "elements") { text, _ in .string(text) }
        var random = Mutator(seed: 11)
        for _ in 0..<(isLongRun ? 10_000 : 500) {
            var sink = DiagnosticSink()
            let mutant = random.mutant(of: bytes)
            let model = reader.read(mutant, name: "N", version: nil, diagnostics: &sink)
            #expect(model != nil || sink.hasErrors)
        }
    }
}
