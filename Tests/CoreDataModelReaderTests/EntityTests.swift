import ModelIR
import Testing

@Suite("Entities") struct EntityTests {
    private func entity(_ xml: String) throws -> Entity {
        try #require(try reading("<entity name=\"E\" \(xml)/>").model.entities.first)
    }

    @Test(
        "a class may be named in several ways",
        arguments: [
            ("", Entity.ClassReference.unspecified), (#"representedClassName="""#, .empty),
            (#"representedClassName="Note""#, .named("Note")),
            (#"representedClassName=".Note""#, .inCurrentModule("Note")),
            (#"representedClassName="Kit.Note""#, .inModule("Kit", "Note")),
            (#"representedClassName="Kit.Outer.Note""#, .inModule("Kit", "Outer.Note")),
            (#"representedClassName="Kit.""#, .named("Kit.")),
            (#"representedClassName=".""#, .named(".")),
        ]
    )
    func classes(xml: String, reference: Entity.ClassReference) throws {
        let read = try entity(xml)
        #expect(read.classReference == reference)
        #expect(read.kept.isEmpty)
    }

    @Test("the rest of an entity goes to its fields") func fields() throws {
        let xml =
            #"isAbstract="YES" elementID="Old" versionHashModifier="2" "#
            + #"syncable="YES" codeGenerationType="class""#
        let read = try entity(xml)
        #expect(read.isAbstract)
        #expect(read.renamingIdentifier == "Old")
        #expect(read.versionHashModifier == "2")
        #expect(read.codeGeneration == .classDefinition)
        #expect(read.kept == [NamedText("syncable", "YES")])
    }

    @Test("an unknown kind of code generation is a warning, and kept")
    func codeGeneration() throws {
        let (model, found) = try reading(#"<entity name="E" codeGenerationType="clas"/>"#)
        #expect(model.entities[0].codeGeneration == nil)
        #expect(model.entities[0].kept == [NamedText("codeGenerationType", "clas")])
        #expect(found == ["2:18 warning xml.unknown-word"])
    }

    @Test("User Info is read under everything that has it, with places") func userInfo() throws {
        let info = #"<userInfo><entry key="a.b c&quot;" value=""/></userInfo>"#
        let (model, found) = try reading(
            """
            <entity name="E">
            <attribute name="a">\(info)</attribute>
            <relationship name="r" destinationEntity="E">\(info)</relationship>
            <fetchedProperty name="f">
            <fetchRequest name="q" entity="E">\(info)</fetchRequest>\(info)</fetchedProperty>
            <fetchIndex name="i">\(info)</fetchIndex>\(info)</entity>
            <fetchRequest name="q" entity="E">\(info)</fetchRequest>
            <configuration name="c">\(info)</configuration>
            <composite name="c"><attribute name="a">\(info)</attribute>\(info)</composite>
            \(info)
            """
        )
        let entity = model.entities[0]
        let all = [
            model.userInfo, entity.userInfo, entity.attributes[0].userInfo,
            entity.relationships[0].userInfo, entity.fetchedProperties[0].userInfo,
            entity.fetchedProperties[0].request.userInfo, entity.indexes[0].userInfo,
            model.fetchRequests[0].userInfo, model.configurations[0].userInfo,
            model.composites[0].userInfo, model.composites[0].attributes[0].userInfo,
        ]
        #expect(all.allSatisfy { $0 == [NamedText("a.b c\"", "")] })
        let place = entity.attributes[0].origin.position(of: "userInfo[a.b c\"]")
        #expect(place == Origin.Position(line: 3, column: 31))
        #expect(found.isEmpty)
    }

    @Test("uniqueness constraints may be compound, and have places") func uniqueness() throws {
        let (model, found) = try reading(
            """
            <entity name="E"><uniquenessConstraints>
            <uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint>
            <uniquenessConstraint><constraint value="c"/></uniquenessConstraint>
            </uniquenessConstraints>
            <attribute name="a"/><attribute name="b"/><attribute name="c"/></entity>
            """
        )
        let entity = model.entities[0]
        #expect(entity.uniquenessConstraints == [["a", "b"], ["c"]])
        let place = entity.origin.position(of: "uniquenessConstraints[0][1]")
        #expect(place == Origin.Position(line: 3, column: 46))
        let second = entity.origin.position(of: "uniquenessConstraints[1]")
        #expect(second == Origin.Position(line: 4, column: 1))
        #expect(found.isEmpty)
    }

    @Test("names that are missing or empty are errors") func missingNames() throws {
        let read = try Reading(
            """
            <entity/>
            <entity name=""><attribute attributeType="String"/><relationship destinationEntity=""/>
            <fetchedProperty/><fetchIndex><fetchIndexElement/></fetchIndex>
            <compoundIndexes><compoundIndex><index/></compoundIndex></compoundIndexes>
            <uniquenessConstraints><uniquenessConstraint><constraint/></uniquenessConstraint>
            </uniquenessConstraints><userInfo><entry value="x"/></userInfo></entity>
            <fetchRequest/><configuration><memberEntity/></configuration><composite/>
            """
        )
        #expect(read.model == nil)
        #expect(
            read.found == [
                "2:1 error entity.missing-name", "3:9 error entity.missing-name",
                "3:17 error attribute.missing-name",
                "3:52 error relationship.missing-name",
                "3:66 error relationship.missing-destination",
                "4:1 error fetched-property.missing-name",
                "4:1 error fetched-property.missing-request", "4:19 error index.missing-name",
                "4:31 error index.missing-property", "5:33 error index.missing-property",
                "6:46 error uniqueness-constraint.missing-property",
                "7:35 error user-info.missing-key", "8:1 error fetch-request.missing-entity",
                "8:1 error fetch-request.missing-name", "8:16 error configuration.missing-name",
                "8:31 error configuration.missing-entity", "8:62 error composite.missing-name",
            ]
        )
    }
}
