import Testing

@Suite("Broken files") struct MalformedTests {
    @Test(
        "what is no XML is an error at its place",
        arguments: [
            ("<model>\n  <attribut e name=\"x\"/>\n</model>", "2:15 error xml.malformed"),
            ("<model>\n<entity name=\"E\">\n</model>", "3:3 error xml.malformed"),
            ("<model>\n<entity name=\"E\" name=\"F\"/></model>", "2:18 error xml.malformed"),
            ("<model>\n<entity name=\"a<b\"/></model>", "2:16 error xml.malformed"),
            ("<model>\n<entity name=\"a\n", "2:1 error xml.malformed"),
            ("<model>\n<entity name=\"a\"/>\n", "3:1 error xml.malformed"),
            ("<model/>\n<model/>", "2:1 error xml.malformed"),
            ("<model>&#0;</model>", "1:8 error xml.malformed"),
            ("<model>\n&x;</model>", "2:1 error xml.undefined-reference"),
            ("<model>\u{1}</model>", "1:8 error xml.malformed"),
            ("\n<?xml version=\"1.0\"?><model/>", "2:1 error xml.malformed"),
            ("hello", "1:1 error xml.malformed"), ("", "1:1 error xml.empty"),
            (" \n\n", "3:1 error xml.empty"), ("<plist/>", "1:1 error model.wrong-root"),
            ("<?xml version=\"1.0\" encoding=\"UTF-99\"?><plist/>", "1:40 error model.wrong-root"),
        ]
    )
    func malformed(file: String, found: String) throws {
        let read = try Reading(file: file)
        #expect(read.model == nil)
        #expect(read.found == [found], "\(read.messages)")
    }

    @Test("an end tag that does not match says what is open, and where") func mismatch() throws {
        let read = try Reading(file: "<model>\n<entity name=\"E\">\n</model>")
        #expect(read.diagnostics[0].notes[0].message == "'<entity>' is open since here")
        #expect(read.diagnostics[0].notes[0].location?.line == 2)
    }

    @Test("bytes that are no UTF-8 are an error at the first") func notUTF8() throws {
        let bytes = Array("<model>\n<entity name=\"".utf8) + [0xE4] + "\"/></model>".utf8
        let read = try Reading(bytes: bytes)
        #expect(read.found == ["2:15 error xml.not-utf8"])
        let wide = try Reading(bytes: [0xFF, 0xFE, 0x3C, 0, 0x6D, 0])
        #expect(wide.found == ["1:1 error xml.not-utf8"])
    }

    @Test("each conflict that a merge left is one error") func conflicts() throws {
        let read = try Reading(
            """
            <entity name="A"/>
            <<<<<<< HEAD
            <entity name="B"/>
            =======
            <entity name="C"/>
            >>>>>>> other
            <entity name="D"/>
            <<<<<<< HEAD
            =======
            >>>>>>> other
            """
        )
        #expect(read.model == nil)
        let id = "error xml.conflict-marker"
        #expect(read.found == ["3:1 \(id)", "9:1 \(id)"])
    }

    @Test("the rest of a conflict is found too, though it is well-formed")
    func halfConflict() throws {
        let read = try Reading("<entity name=\"A\"/>\n=======\n<entity name=\"B\"/>\n>>>>>>> other")
        let id = "error xml.conflict-marker"
        #expect(read.found == ["3:1 \(id)", "5:1 \(id)"])
    }

    @Test("a document type is refused, and so no entity expands") func bomb() throws {
        let file = """
            <!DOCTYPE m [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <model>&b;</model>
            """
        #expect(try Reading(file: file).found == ["1:1 error xml.doctype"])
        let plain = try Reading(file: "<!DOCTYPE model><model/>")
        #expect(plain.found == ["1:1 error xml.doctype"])
    }

    @Test("deep nesting is refused") func deep() throws {
        let file = "<model>" + String(repeating: "<a>", count: 100_000)
        let read = try Reading(file: file)
        #expect(read.model == nil)
        #expect(read.ids.contains("xml.too-deep"))
    }

    @Test("what was found before the XML breaks is said too, but not what needs the rest")
    func allTogether() throws {
        let read = try Reading(
            """
            <entity/>
            <entity name="E" parentEntity="Later"><attribute name="a" attributeType="Strin"/>
            <oops
            """
        )
        #expect(
            read.found == [
                "2:1 error entity.missing-name", "3:59 error attribute.unknown-type",
                "5:1 error xml.malformed",
            ]
        )
    }

    @Test("white space of any amount is no mistake") func spaces() throws {
        let read = try Reading("<entity name=\"E\"/>" + String(repeating: " ", count: 10_000_000))
        #expect(read.model?.entities.count == 1)
        #expect(read.diagnostics.isEmpty)
    }

    @Test("comments, instructions, and any line ends are no mistakes") func harmless() throws {
        let file =
            "\u{FEFF}<?xml version='1.0'?>\r\n<!-- a -->\r\n<model><!-- b --> <?c d?>\r\n"
            + "<entity name='Ärger'></entity>\r\n</model>\r\n<!-- e -->\r\n"
        let read = try Reading(file: file)
        #expect(read.model?.entities.map(\.name) == ["Ärger"])
        #expect(read.diagnostics.isEmpty)
    }
}
