import ModelIR
import Testing

@Suite("Unknown markup") struct UnknownMarkupTests {
    @Test("an unknown attribute is a warning with a fix, and kept with its order")
    func attribute() throws {
        let read = try Reading(#"<entity name="E" isAbstrct="YES" syncable="YES"/>"#)
        let entity = try #require(read.model?.entities.first)
        #expect(!entity.isAbstract)
        #expect(
            entity.kept == [
                NamedText("syncable", "YES"), NamedText("isAbstrct", "YES"),
                NamedText(KeptMark.order, "name isAbstrct syncable"),
            ]
        )
        #expect(read.found == ["2:18 warning xml.unknown-attribute"])
        let fix = try #require(read.diagnostics.first?.fix)
        #expect(fix.replacement == "isAbstract")
        #expect(fix.range.start.column == 18 && fix.range.length == 9)
    }

    @Test("an attribute of another element is not known") func foreign() throws {
        let (model, found) = try reading(#"<entity name="E" toMany="YES"/>"#)
        #expect(model.entities[0].kept.contains(NamedText("toMany", "YES")))
        #expect(found == ["2:18 warning xml.unknown-attribute"])
    }

    @Test("an unknown element is one warning, and passed over with all it holds")
    func element() throws {
        let read = try Reading(
            """
            <entity name="E"><atribute name="a"><userInfo><b/></userInfo></atribute>
            <attribute name="c"/></entity>
            """
        )
        #expect(read.model?.entities[0].attributes.map(\.name) == ["c"])
        #expect(read.found == ["2:18 warning xml.unknown-element"])
        #expect(read.diagnostics[0].fix?.replacement == "attribute")
        #expect(read.diagnostics[0].fix?.range.start.column == 19)
    }

    @Test("an element in the wrong place is a warning") func misplaced() throws {
        let (model, found) = try reading(
            #"<entity name="E"><entity name="F"/></entity><attribute name="a"/>"#
        )
        #expect(model.entities.map(\.name) == ["E"])
        #expect(
            found == ["2:18 warning xml.unknown-element", "2:45 warning xml.unknown-element"]
        )
    }

    @Test("stray text is one warning for each place") func text() throws {
        let body = "<entity name=\"E\"> a\nb &amp; c<attribute name=\"x\"/>d</entity>"
        let (_, found) = try reading(body)
        #expect(
            found == ["2:19 warning xml.unexpected-text", "3:31 warning xml.unexpected-text"]
        )
    }
}
