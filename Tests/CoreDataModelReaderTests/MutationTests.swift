import Checks
import Diagnostics
import ModelIR
import TestSupport
import Testing

@testable import CoreDataModelReader

@Suite("Damaged models") struct MutationTests {
    private static let models = [
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" usedWithCloudKit="YES">
            <entity name="Note" representedClassName=".Note" syncable="YES">
                <attribute name="title" attributeType="String" defaultValueString="Ä &amp; b"/>
                <attribute name="count" optional="YES" attributeType="Integer 16">
                    <userInfo>
                        <entry key="a.b" value="c"/>
                    </userInfo>
                </attribute>
                <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="note"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="title"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Tag" parentEntity="Note">
                <relationship name="note" maxCount="1" destinationEntity="Note"/>
            </entity>
        </model>
        """,
        """
        <model><entity name="E"><fetchedProperty name="f"><fetchRequest name="q" entity="E"/>
        </fetchedProperty><fetchIndex name="i"><fetchIndexElement property="a" type="Binary"
        order="ascending"/></fetchIndex><compoundIndexes><compoundIndex><index value="x"/>
        </compoundIndex></compoundIndexes><userInfo/></entity><fetchRequest name="r" entity="E"/>
        <configuration name="c"><memberEntity name="E"/></configuration><composite name="K">
        <attribute name="x" attributeType="Composite" composite="L"/></composite><composite
        name="L"/><elements><element name="E" positionX="1"/></elements></model>
        """,
        "<model>\r\n\t<!-- 🙂 --><entity name='é'><attribute name='a'/></entity></model>\r\n",
    ]

    @Test("a damaged model is read, or refused with a place", arguments: 0..<8)
    func mutations(seed: Int) {
        var random = Random(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
        for _ in 0..<250 {
            var bytes = Array(Self.models[random.next(Self.models.count)].utf8)
            for _ in 0...random.next(3) { random.damage(&bytes) }
            var sink = DiagnosticSink()
            let start = Origin(file: "contents", position: Origin.Position(line: 1, column: 1))
            let empty = Model(name: "T", sources: ["contents"], origin: start)
            let text = SourceText(file: "contents", bytes: bytes)
            let model = checkedNames(parseModel(empty, text, &sink), diagnostics: &sink)
            let shown = String(decoding: bytes, as: UTF8.self)
            #expect((model == nil) == sink.hasErrors, "\(shown)")
            #expect(sink.sorted.allSatisfy { isInside($0.range, bytes) }, "\(shown)")
            if let model { checkWriting(model, shown) }
        }
    }

    /// Whether a place is in the text, or right behind it.
    private func isInside(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = range.start.line - 1
        guard lines.indices.contains(line), range.start.column > 0 else { return false }
        let mark = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return range.start.column <= lines[line].count - mark + 1
    }

    /// Writing and reading a model gives the same model, except for positions.
    private func checkWriting(_ model: Model, _ shown: String) {
        var sink = DiagnosticSink()
        let written = CoreDataModelWriter.contents(of: model)
        let text = SourceText(file: "contents", bytes: Array(written.utf8))
        let empty = Model(name: "T", sources: ["contents"], origin: model.origin)
        let again = parseModel(empty, text, &sink)
        #expect(again.map(CoreDataModelWriter.contents) == written, "\(shown)")
    }
}

/// The same numbers in every run.
private struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, bound)))
    }

    mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let start = next(bytes.count)
        let end = min(bytes.count, start + 1 + next(40))
        switch next(6) {
        case 0: bytes[start] = UInt8(next(256))
        case 1: bytes[start] ^= 1 << UInt8(next(8))
        case 2: bytes.removeSubrange(start..<end)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: next(bytes.count))
        case 4: bytes.swapAt(start, next(bytes.count))
        default: bytes.removeSubrange(start...)
        }
    }
}
