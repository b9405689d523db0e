import Testing

@Suite("Names that lead elsewhere") struct CrossReferenceTests {
    @Test("a destination that does not exist is an error with a fix") func destination() throws {
        let read = try Reading(
            """
            <entity name="Note"/>
            <entity name="E"><relationship name="r" destinationEntity="Nte"/></entity>
            """
        )
        #expect(read.model == nil)
        #expect(read.found == ["3:41 error relationship.unknown-destination"])
        #expect(
            read.messages == ["'r' leads to 'Nte', which does not exist, did you mean 'Note'?"]
        )
        #expect(read.diagnostics[0].fix?.range.start.column == 60)
    }

    @Test("an inverse that does not exist, or in an unknown entity, is an error")
    func inverse() throws {
        let read = try Reading(
            """
            <entity name="E"><relationship name="notes" destinationEntity="E" inverseName="note"/>
            <relationship name="s" destinationEntity="E" inverseName="s" inverseEntity="X"/></entity>
            """
        )
        #expect(
            read.found == [
                "2:67 error relationship.unknown-inverse",
                "3:62 error relationship.unknown-inverse-entity",
            ]
        )
        #expect(read.diagnostics[0].fix?.replacement == "notes")
    }

    @Test("a parent that does not exist is an error") func parent() throws {
        let read = try Reading(#"<entity name="E" parentEntity="Base"/><entity name="Bse"/>"#)
        #expect(read.found == ["2:18 error entity.unknown-parent"])
        #expect(read.diagnostics[0].fix?.replacement == "Bse")
    }

    @Test("a cycle of parents is named once") func parentCycle() throws {
        let read = try Reading(
            """
            <entity name="D" parentEntity="B"/>
            <entity name="A" parentEntity="C"/><entity name="B" parentEntity="A"/>
            <entity name="C" parentEntity="B"/><entity name="S" parentEntity="S"/>
            """
        )
        #expect(
            read.found == [
                "3:18 error entity.parent-cycle", "4:53 error entity.parent-cycle",
            ]
        )
        #expect(read.messages[0] == "'A' inherits from itself: 'A' → 'C' → 'B' → 'A'")
        #expect(read.messages[1] == "'S' inherits from itself: 'S' → 'S'")
    }

    @Test("an index or a constraint covers a property, an inherited one, or a path from one")
    func coveredProperties() throws {
        let read = try Reading(
            """
            <entity name="E"><attribute name="code"/></entity>
            <entity name="C" parentEntity="E"><attribute name="home"/>
            <fetchIndex name="i"><fetchIndexElement property="cod"/>
            <fetchIndexElement property="home.zip"/>
            </fetchIndex><uniquenessConstraints><uniquenessConstraint><constraint value="code"/>
            <constraint value="hoe"/></uniquenessConstraint></uniquenessConstraints></entity>
            """
        )
        #expect(
            read.found == [
                "4:41 warning index.unknown-property",
                "7:1 warning uniqueness-constraint.unknown-property",
            ]
        )
        #expect(read.diagnostics.map { $0.fix?.replacement } == ["code", "home"])
        #expect(
            read.messages[0]
                == "'C' has no property 'cod', which an index covers, did you mean 'code'?"
        )
    }

    @Test("a property that is inherited can't be declared again") func inheritedNames() throws {
        let read = try Reading(
            """
            <entity name="A"><attribute name="x"/></entity><entity name="B" parentEntity="A"/>
            <entity name="C" parentEntity="B"><relationship name="x" destinationEntity="A"/></entity>
            """
        )
        #expect(read.found == ["3:49 error property.inherited-name"])
        #expect(read.messages == ["'C' inherits 'x' from 'A'; remove or rename it here"])
        #expect(read.diagnostics[0].notes.map { $0.location?.line } == [2])
    }

    @Test("names that stand twice are errors that show both places") func duplicates() throws {
        let read = try Reading(
            """
            <entity name="E"><attribute name="a"/>
            <relationship name="a" destinationEntity="E"/>
            <fetchedProperty name="a"><fetchRequest name="q" entity="E"/></fetchedProperty></entity>
            <entity name="E"/><fetchRequest name="q" entity="E"/>
            <fetchRequest name="q" entity="E"/>
            <configuration name="c"/><configuration name="c"/>
            <composite name="K"><attribute name="x"/><attribute name="x"/></composite>
            <composite name="K"/>
            """
        )
        #expect(
            read.found == [
                "3:15 error property.duplicate-name", "4:18 error property.duplicate-name",
                "5:9 error entity.duplicate-name", "6:15 error fetch-request.duplicate-name",
                "7:41 error configuration.duplicate-name",
                "8:53 error property.duplicate-name", "9:12 error composite.duplicate-name",
            ]
        )
        let first = read.diagnostics.map { $0.notes[0].location?.description }
        #expect(first[1] == "T.xcdatamodel/contents:2:29")
        #expect(first[2] == "T.xcdatamodel/contents:2:9")
    }

    @Test("duplicates are found among many properties too") func manyProperties() throws {
        let names = (0..<30).map { "<attribute name=\"a\($0 % 29)\"/>" }.joined(separator: "\n")
        let read = try Reading("<entity name=\"E\">\n\(names)</entity>")
        #expect(read.found == ["32:12 error property.duplicate-name"])
    }

    @Test("composites must exist and not hold themselves") func composites() throws {
        let read = try Reading(
            """
            <entity name="E"><attribute name="a" attributeType="Composite" composite="Plce"/>
            <attribute name="b" attributeType="Composite"/></entity>
            <composite name="Place"><attribute name="p" attributeType="Composite" composite="Q"/>
            </composite>
            <composite name="Q"><attribute name="q" attributeType="Composite" composite="Place"/>
            </composite>
            """
        )
        #expect(
            read.found == [
                "2:64 error attribute.unknown-composite",
                "3:1 error attribute.missing-composite", "4:12 error composite.cycle",
            ]
        )
        #expect(read.messages[2] == "'Place' holds itself: 'Place' → 'Q' → 'Place'")
    }

    @Test("fetch requests and configurations name entities") func entities() throws {
        let read = try Reading(
            """
            <entity name="E"><fetchedProperty name="p"><fetchRequest name="q" entity="F"/>
            </fetchedProperty></entity>
            <fetchRequest name="all" entity="Nothing"/>
            <configuration name="c"><memberEntity name="E"/><memberEntity name="F"/></configuration>
            """
        )
        #expect(
            read.found == [
                "2:67 error fetch-request.unknown-entity",
                "4:26 error fetch-request.unknown-entity",
                "5:49 warning configuration.unknown-entity",
            ]
        )
    }

    @Test("thousands of mistakes take no long search") func manyMistakes() throws {
        let entities = (0..<3000).map { index in
            "<entity name=\"Entity\(index)\" parentEntity=\"Entty\(index)\"/>"
        }
        let read = try Reading(entities.joined(separator: "\n"))
        #expect(read.diagnostics.count == 3000)
    }
}
