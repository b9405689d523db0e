import Diagnostics
import ModelIR
import Testing

@Suite("Positions") struct PositionTests {
    private func origin(_ file: some Sequence<UInt8>) throws -> Origin {
        let read = try Reading(bytes: file)
        return try #require(read.model?.entities.first?.origin, "\(read.messages)")
    }

    private func places(_ origin: Origin) -> [String] {
        origin.parts.map { "\($0.name) \($0.position.line):\($0.position.column)" }
    }

    @Test("an element is where its bracket is, an attribute where its name starts")
    func plain() throws {
        let origin = try origin("<model>\n    <entity name=\"E\" syncable=\"YES\"/>\n</model>".utf8)
        #expect(origin.position == Origin.Position(line: 2, column: 5))
        #expect(places(origin) == ["name 2:13", "syncable 2:22"])
    }

    @Test("a tab is one column") func tabs() throws {
        let origin = try origin("<model>\n\t\t<entity\tname=\"E\"/></model>".utf8)
        #expect(origin.position == Origin.Position(line: 2, column: 3))
        #expect(places(origin) == ["name 2:11"])
    }

    @Test("a carriage return before a line feed ends no line of its own") func lineEnds() throws {
        let origin = try origin("<model>\r\n\r\n <entity\r\n  name=\"E\"/>\r\n</model>".utf8)
        #expect(origin.position == Origin.Position(line: 3, column: 2))
        #expect(places(origin) == ["name 4:3"])
    }

    @Test("a byte order mark takes no column") func byteOrderMark() throws {
        let origin = try origin([0xEF, 0xBB, 0xBF] + "<model><entity name=\"E\"/></model>".utf8)
        #expect(origin.position == Origin.Position(line: 1, column: 8))
        #expect(places(origin) == ["name 1:16"])
    }

    @Test("columns count the bytes of UTF-8") func nonASCII() throws {
        let file = "<model><!--é🙂--><entity name=\"Ärger\" elementID=\"x\"/></model>"
        let origin = try origin(file.utf8)
        #expect(origin.position == Origin.Position(line: 1, column: 21))
        #expect(places(origin) == ["name 1:29", "elementID 1:43"])
    }

    @Test("a tag may go over lines, and its values may hold brackets and quotes")
    func multipleLines() throws {
        let file = """
            <model><entity
              name = 'E"'
              elementID="a>b
            c='d'" versionHashModifier="1"
            /></model>
            """
        let origin = try origin(file.utf8)
        let expected = ["name 2:3", "elementID 3:3", "versionHashModifier 4:8"]
        #expect(places(origin) == expected)
    }

    @Test("places are right beyond the pieces that the parser gets") func large() throws {
        let lines = String(repeating: "<!-- é -->\n", count: 20_000)
        let origin = try origin("<model>\n\(lines) <entity name=\"E\"/></model>".utf8)
        #expect(origin.position == Origin.Position(line: 20_002, column: 2))
    }

    @Test("a model's location joins the path as given and the inner path") func location() throws {
        let read = try Reading(#"<entity name="E"/>"#)
        let model = try #require(read.model)
        let location = model.entities[0].origin.location(of: "name")
        #expect(location == SourceLocation(file: "T.xcdatamodel/contents", line: 2, column: 9))
    }

    @Test("a fix covers the value as it is written, with spaces and references") func fix() throws {
        let read = try Reading(
            """
            <entity name="A&amp;B"/>
            <entity name="E" parentEntity =  'A&amp;C'/>
            """
        )
        let fix = try #require(read.diagnostics.first?.fix)
        #expect(fix.range.start.line == 3 && fix.range.start.column == 35)
        #expect(fix.range.length == 7)
        #expect(fix.replacement == "A&amp;B")
    }

    @Test("a value over several lines has no fix") func noFix() throws {
        let read = try Reading(
            "<entity name=\"Note\"/>\n<entity name=\"E\" parentEntity=\"No\nte\"/>"
        )
        #expect(read.ids == ["entity.unknown-parent"])
        #expect(read.diagnostics.first?.fix == nil)
    }
}
