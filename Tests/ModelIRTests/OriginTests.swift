import Foundation
import ModelIR
import Testing

@Suite("Origins") struct OriginTests {
    private let start = Origin.Position(line: 2, column: 3)
    private let name = Origin.Position(line: 2, column: 11)

    @Test("a part has its own place; one that is missing has the whole's") func parts() {
        let parts = [Origin.Part(name: "name", position: name)]
        let origin = Origin(file: "M/contents", position: start, parts: parts)
        #expect(origin.position(of: "name") == name)
        #expect(origin.position(of: "other") == start)
    }

    @Test("a location names the file that was read") func locations() {
        let parts = [Origin.Part(name: "name", position: name)]
        let origin = Origin(file: "M/contents", position: start, parts: parts)
        #expect(origin.location.description == "M/contents:2:3")
        #expect(origin.location(of: "name").description == "M/contents:2:11")
    }

    @Test("the files of two models get new numbers") func merging() {
        var first = Model(name: "A", sources: ["A/contents"], origin: .start(of: "A/contents"))
        var second = Model(name: "B", sources: ["B/contents"], origin: .start(of: "B/contents"))
        first.addFiles(of: &second)
        #expect(first.sources.map(\.path) == ["A/contents", "B/contents"])
        #expect(second.origin.source == 1 && second.origin.file.path == "B/contents")
    }

    @Test("a decoded model names its files again") func decoding() throws {
        let data = try JSONEncoder().encode(
            Model(name: "M", sources: ["M/contents"], origin: .start(of: "M/contents"))
        )
        var model = try JSONDecoder().decode(Model.self, from: data)
        model.nameFiles()
        #expect(model.origin.location.description == "M/contents:1:1")
    }

    @Test("a number that is too large is cut off, not a crash") func large() {
        #expect(Origin.Position(line: .max, column: 1).line == .max)
    }

    @Test("marks of what is kept cannot be names of XML attributes") func marks() {
        let marks = [KeptMark.order, KeptMark.children, KeptMark.absent("optional")]
        #expect(marks.allSatisfy { $0.hasPrefix("-") })
        #expect(KeptMark.absent("optional") == "-optional")
    }
}
