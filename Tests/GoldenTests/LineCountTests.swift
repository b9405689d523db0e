import Foundation
import TestSupport
import Testing

/// Generated code is short enough to be read.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct LineCountTests {
    @Test("ten attributes and two relationships take 112 lines of code")
    func linesOfAnEntity() throws {
        let text = try generated(["--layout", "entity"], file: "Entry.swift")
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        #expect(code.count <= 112)
    }

    @Test("what holds for all relationships is said once in a file")
    func commentsOfAFile() throws {
        let text = try generated(["--layout", "single"], file: "Model.swift")
        #expect(text.matches(of: /var \w+Count: Int/).count == 2)
        #expect(text.matches(of: /\/\/\/ Counts without/).count == 1)
        #expect(text.matches(of: /\/\/\/ Adds in place/).count == 1)
    }

    private func generated(_ options: [String], file: String) throws -> String {
        let folder = try TemporaryFolder()
        let model = try folder.write(model, to: "Model.xcdatamodel/contents")
            .deletingLastPathComponent()
        let output = folder.url.appending(path: "Generated")
        let tool = try #require(builtTool, "modelgen is not built")
        let result = try run(
            [tool, "generate", model.path, "--target", "coredata", "--output", output.path]
                + options
        )
        #expect(result.succeeded, "\(result.output)")
        return try String(contentsOf: output.appending(path: file), encoding: .utf8)
    }

    private var model: String {
        let attributes = [
            #"name="active" attributeType="Boolean" defaultValueString="YES""#,
            #"name="amount" optional="YES" attributeType="Decimal""#,
            #"name="count" attributeType="Integer 32" defaultValueString="0""#,
            #"name="createdAt" attributeType="Date""#,
            #"name="data" optional="YES" attributeType="Binary""#,
            #"name="height" optional="YES" attributeType="Float""#,
            #"name="name" attributeType="String""#,
            #"name="uid" attributeType="UUID""#,
            #"name="website" optional="YES" attributeType="URI""#,
            #"name="weightRaw" optional="YES" attributeType="Double""#,
        ]
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Entry" representedClassName="Entry">
            \(attributes.map { "        <attribute \($0)/>" }.joined(separator: "\n"))
                    <relationship name="children" optional="YES" toMany="YES"
                        destinationEntity="Entry" inverseName="parent" inverseEntity="Entry"/>
                    <relationship name="parent" optional="YES" maxCount="1"
                        destinationEntity="Entry" inverseName="children" inverseEntity="Entry"/>
                </entity>
                <entity name="Shelf" representedClassName="Shelf">
                    <relationship name="boxes" optional="YES" toMany="YES"
                        destinationEntity="Box" inverseName="shelf" inverseEntity="Box"/>
                </entity>
                <entity name="Box" representedClassName="Box">
                    <relationship name="shelf" optional="YES" maxCount="1"
                        destinationEntity="Shelf" inverseName="boxes" inverseEntity="Shelf"/>
                </entity>
            </model>
            """
    }
}
