import ModelIR
import Testing

@Suite("Origins") struct OriginTests {
    private let start = Origin.Position(line: 2, column: 3)
    private let name = Origin.Position(line: 2, column: 11)

    @Test("a part has its own place; one that is missing has the whole's") func parts() {
        let parts = [Origin.Part(name: "name", position: name)]
        let origin = Origin(source: 0, position: start, parts: parts)
        #expect(origin.position(of: "name") == name)
        #expect(origin.position(of: "other") == start)
    }

    @Test("a location names the file that was read") func locations() {
        let parts = [Origin.Part(name: "name", position: name)]
        let origin = Origin(source: 0, position: start, parts: parts)
        let model = Model(name: "M", sources: ["M/contents"], origin: origin)
        #expect(model.location(of: origin).description == "M/contents:2:3")
        #expect(model.location(of: origin, part: "name").description == "M/contents:2:11")
        let foreign = Origin(source: 7, position: start)
        #expect(model.location(of: foreign).description == "M:2:3")
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
