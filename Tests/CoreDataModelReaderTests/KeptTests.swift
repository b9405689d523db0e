import CoreDataModelReader
import ModelIR
import Testing

@Suite("What is kept for writing") struct KeptTests {
    @Test("what Xcode writes leaves nothing to keep") func nothing() throws {
        let xml =
            #"optional="YES" attributeType="Integer 16" defaultValueString="0" "#
            + #"usesScalarValueType="YES""#
        #expect(try attribute(xml).attribute.kept.isEmpty)
    }

    @Test("NO where nothing usually stands is kept") func explicitNo() throws {
        let read = try attribute(#"optional="NO" attributeType="String""#).attribute
        #expect(read.kept == [NamedText("optional", "NO")])
    }

    @Test("an unusual order of attributes is kept") func order() throws {
        let read = try attribute(#"attributeType="String" optional="YES""#).attribute
        #expect(read.kept == [NamedText("-order", "name attributeType optional")])
    }

    @Test("an empty User Info is kept as a child") func emptyUserInfo() throws {
        let (model, _) = try reading(
            #"<entity name="E"><attribute name="a"><userInfo/></attribute></entity>"#
        )
        #expect(model.entities[0].attributes[0].kept == [NamedText("-children", "userInfo")])
        #expect(model.entities[0].kept.isEmpty)
    }

    @Test("an unusual order of children is kept") func children() throws {
        let (model, _) = try reading(
            #"<entity name="E"><userInfo><entry key="k" value="v"/></userInfo><attribute name="a"/></entity>"#
        )
        #expect(model.entities[0].kept == [NamedText("-children", "userInfo attribute")])
    }

    @Test("of two User Infos one is kept, at the place of the first") func twoContainers() throws {
        let info = #"<userInfo><entry key="k" value="v"/></userInfo>"#
        let (model, _) = try reading(
            #"""
            <entity name="E"><userInfo/><attribute name="a"/>\#(info)</entity>
            <entity name="F"><attribute name="a"/><userInfo/>\#(info)</entity>
            """#
        )
        #expect(model.entities[0].kept == [NamedText("-children", "userInfo attribute")])
        #expect(model.entities[1].kept.isEmpty)
    }

    @Test(
        "an attribute 'order' stays in an unusual order, and stays away where it was not",
        arguments: [
            #"order="descending" property="a" type="Binary""#, #"type="Binary" property="a""#,
        ]
    )
    func attributeNamedOrder(xml: String) throws {
        let index = #"<fetchIndex name="i"><fetchIndexElement \#(xml)/></fetchIndex>"#
        let (model, _) = try reading(
            #"<entity name="E"><attribute name="a"/>\#(index)</entity>"#
        )
        let written = CoreDataModelWriter.contents(of: model)
        #expect(written.contains("<fetchIndexElement \(xml)/>"))
    }

    @Test("a line break at the end is kept") func newline() throws {
        #expect(try Reading(file: "<model/>").model?.kept.isEmpty == true)
        let kept = try Reading(file: "<model/>\n").model?.kept
        #expect(kept == [NamedText(KeptMark.finalNewline, "")])
    }

    @Test("which '>' is escaped is kept, where one isn't") func greaterThan() throws {
        let body =
            #"<entity name="E"><userInfo><entry key="&gt;" value="a > b"/></userInfo></entity>"#
        let (model, _) = try reading(body)
        #expect(model.kept.first == NamedText(KeptMark.plainGreaterThan, "1"))
        let escaped = try reading(body.replacing("a > b", with: "a &gt; b")).model
        #expect(escaped.kept.isEmpty)
        let commented = try reading("<!-- > \" --> <!-- >> -->\n" + body).model
        #expect(commented.kept == model.kept)
        let leftOut = try reading(#"<entitee a=">"/>"# + body)
        #expect(leftOut.model.kept.isEmpty)
    }

    @Test(
        "a file in Xcode's layout is written again to the byte",
        arguments: [
            #"<entity name="E"/>"#,
            #"<entity isAbstract="NO" name="E" odd="&quot;&#10;&gt;" representedClassName=""/>"#,
            """
            <entity name="E"/>
                <fetchRequest name="f" entity="E" predicateString="a &gt; 1 OR b>2 OR c>>3"/>
            """,
            """
            <entity name="E">
                    <userInfo>
                        <entry key="&gt;>" value="->\u{301}&gt;"/>
                    </userInfo>
                </entity>
                <fetchRequest name="f" entity="E" predicateString="it's > 1"/>
            """,
            """
            <entity name="E">
                    <relationship name="r" maxCount="-1" destinationEntity="E"/>
                    <attribute name="a" defaultValueString="0.0" attributeType="Boolean"/>
                    <userInfo/>
                    <uniquenessConstraints/>
                </entity>
            """,
            """
            <elements/>
                <entity name="E">
                    <compoundIndexes>
                        <compoundIndex/>
                    </compoundIndexes>
                    <fetchIndex name="i">
                        <fetchIndexElement property="a"/>
                    </fetchIndex>
                </entity>
                <fetchRequest name="f" entity="E" predicateString="" resultType="0">
                    <userInfo/>
                </fetchRequest>
            """,
        ]
    )
    func roundTrip(body: String) throws {
        let file = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" usedWithCloudKit="false">
                \(body)
            </model>
            """
        let read = try Reading(file: file)
        let model = try #require(read.model, "\(read.messages)")
        #expect(CoreDataModelWriter.contents(of: model) == file)
    }
}
