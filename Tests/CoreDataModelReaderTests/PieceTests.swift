import CoreDataModelReader
import Diagnostics
import ModelIR
import Testing

@Suite("Large files, which are read in pieces") struct PieceTests {
    @Test(
        "read as the whole file is",
        arguments: [
            // What Xcode writes.
            file(entities(9)),
            file(entities(9), lineBreak: "\r\n"),
            "\u{FEFF}" + file(entities(9)),
            "<?xml version=\"1.0\"?>\n" + file(entities(9), end: "\n\n"),
            file(entities(9) + tail),
            // The part in between.
            file(entities(4) + ["", "    <!-- a remark -->"] + entities(5, from: 4)),
            file(entities(4) + ["stray text", "<!-- and more --> text"] + entities(5, from: 4)),
            // Orders that are not Xcode's.
            file(tail + entities(9)),
            file(entities(4) + tail + entities(5, from: 4)),
            file(entities(9) + ["<userInfo/>", "<userInfo/>"]),
            // Mistakes.
            file(entities(9) + ["<entity>", "</entity>", "<unknown/>"]),
            file(entities(9) + entities(2)),
            file(entities(9), attributes: " unknown=\"1\""),
        ]
    )
    func sound(text: String) {
        let whole = read(text, pieceSize: .max)
        #expect(whole.model != nil || !whole.diagnostics.isEmpty)
        #expect(read(text, pieceSize: 150) == whole)
        #expect(read(text, pieceSize: 1) == whole)
    }

    @Test(
        "a line that looks like an entity may be none",
        arguments: [
            ["<!--"] + entities(3) + ["-->"],
            ["<entity name=\"A\">"] + entities(3) + ["</entity>"],
            ["<model>"] + entities(3) + ["</model>"],
            ["<unknown>"] + entities(3) + ["</unknown>"],
            ["<userInfo><entry key=\"a\" value=\""] + entities(3) + ["\"/></userInfo>"],
            ["<![CDATA["] + entities(3) + ["]]>"],
            ["</model>", "<model>"] + entities(3),
        ]
    )
    func lookalikes(lines: [String]) {
        let text = file(entities(4) + lines + entities(4, from: 10))
        #expect(read(text, pieceSize: 100) == read(text, pieceSize: .max))
    }

    @Test("a mistake is told as in the whole file", arguments: 1...30)
    func malformed(part: Int) {
        let text = file(entities(9) + tail)
        let cut = String(text.prefix(text.count * part / 31))
        #expect(read(cut, pieceSize: 100) == read(cut, pieceSize: .max))
    }

    @Test("a document type is refused") func doctype() {
        let type = "<!DOCTYPE model [<!ENTITY e \"<entity name='E'/>\">]>\n"
        let text = type + file(entities(9))
        let read = read(text, pieceSize: 100)
        #expect(read.model == nil)
        #expect(read.diagnostics.map(\.id) == ["xml.doctype"])
    }
}

/// What came of reading a text.
private struct PieceReading: Equatable {
    var model: Model?
    var diagnostics: [Diagnostic]
}

private func read(_ text: String, pieceSize: Int) -> PieceReading {
    var sink = DiagnosticSink()
    let model = CoreDataModelReader.read(
        contents: Array(text.utf8),
        name: "T",
        file: "contents",
        pieceSize: pieceSize,
        diagnostics: &sink
    )
    return PieceReading(model: model, diagnostics: sink.sorted)
}

private func file(
    _ lines: [String],
    attributes: String = "",
    lineBreak: String = "\n",
    end: String = ""
) -> String {
    let all = ["<model name=\"M\"\(attributes)>"] + lines + ["</model>"]
    return all.joined(separator: lineBreak) + end
}

private func entities(_ count: Int, from first: Int = 0) -> [String] {
    (first..<first + count).flatMap { number in
        [
            "    <entity name=\"E\(number)\" representedClassName=\"E\(number)\" syncable=\"YES\">",
            "        <attribute name=\"a\" attributeType=\"String\" optional=\"YES\"/>",
            "        <relationship name=\"next\" destinationEntity=\"E\(number + 1)\"/>",
            "        <userInfo><entry key=\"k\" value=\"\(number)\"/></userInfo>",
            "    </entity>",
        ]
    }
}

/// What Xcode writes behind entities.
private let tail = [
    "    <fetchRequest name=\"All\" entity=\"E0\"/>",
    "    <configuration name=\"C\"><memberEntity name=\"E1\"/></configuration>",
    "    <composite name=\"P\"><attribute name=\"x\" attributeType=\"Double\"/></composite>",
    "    <userInfo><entry key=\"m\" value=\"1\"/></userInfo>",
    "    <elements><element name=\"E0\" positionX=\"1\" positionY=\"2\"/></elements>",
]
