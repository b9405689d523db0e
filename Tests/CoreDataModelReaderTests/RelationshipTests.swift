import ModelIR
import Testing

@Suite("Relationships") struct RelationshipTests {
    @Test("cardinality follows toMany, and ordered only with it") func cardinality() throws {
        let one = try relationship(#"maxCount="1" deletionRule="Nullify""#).relationship
        #expect(one.cardinality == .toOne)
        #expect(one.maximumCount == 1)
        let many = try relationship(#"toMany="YES" deletionRule="Nullify""#).relationship
        #expect(many.cardinality == .toMany)
        let ordered = try relationship(#"toMany="YES" ordered="YES""#).relationship
        #expect(ordered.cardinality == .orderedToMany)
        let odd = try relationship(#"ordered="YES""#).relationship
        #expect(odd.cardinality == .toOne)
        #expect(odd.kept.contains(NamedText("ordered", "YES")))
    }

    @Test("a maximum of 1 makes a to-one relationship, whatever toMany says") func toManyOfOne()
        throws
    {
        let (read, found) = try relationship(#"toMany="YES" maxCount="1" ordered="YES""#)
        #expect(read.cardinality == .toOne)
        #expect(read.maximumCount == 1)
        #expect(found == ["2:76 warning relationship.to-many-of-one"])
    }

    @Test(
        "every delete rule is known",
        arguments: [
            ("Nullify", Relationship.DeleteRule.nullify), ("Cascade", .cascade), ("Deny", .deny),
            ("No Action", .noAction),
        ]
    )
    func deleteRules(name: String, rule: Relationship.DeleteRule) throws {
        let (read, found) = try relationship(#"deletionRule="\#(name)""#)
        #expect(read.deleteRule == rule)
        #expect(found.isEmpty)
    }

    @Test("no delete rule means nullify, and its absence is kept") func noDeleteRule() throws {
        let read = try relationship("").relationship
        #expect(read.deleteRule == .nullify)
        #expect(read.kept.contains(NamedText("-deletionRule", "")))
    }

    @Test("an unknown delete rule is a warning, and kept") func unknownRule() throws {
        let (read, found) = try relationship(#"deletionRule="Cascde""#)
        #expect(read.deleteRule == .nullify)
        #expect(read.kept.contains(NamedText("deletionRule", "Cascde")))
        #expect(found == ["2:63 warning xml.unknown-word"])
    }

    @Test("counts of one and more are bounds; others are none, and kept") func counts() throws {
        let bounds = try relationship(#"toMany="YES" minCount="2" maxCount="20""#).relationship
        #expect(bounds.minimumCount == 2)
        #expect(bounds.maximumCount == 20)
        for text in ["-1", "0"] {
            let none = try relationship(#"maxCount="\#(text)""#).relationship
            #expect(none.maximumCount == nil)
            #expect(none.kept.contains(NamedText("maxCount", text)))
        }
        let (odd, found) = try relationship(#"minCount="many""#)
        #expect(odd.minimumCount == nil)
        #expect(odd.kept.contains(NamedText("minCount", "many")))
        #expect(found == ["2:63 warning xml.unreadable-number"])
    }

    @Test("a relationship may be its own inverse") func ownInverse() throws {
        let (read, found) = try relationship(#"inverseName="r" inverseEntity="E""#)
        #expect(read.inverse == Relationship.Inverse(entity: "E", relationship: "r"))
        #expect(found.isEmpty)
    }

    @Test("an inverse may stand in a parent of the entity that is named") func inherited() throws {
        let (_, found) = try reading(
            """
            <entity name="Base"><relationship name="x" destinationEntity="E" inverseName="r"/></entity>
            <entity name="Child" parentEntity="Base"/>
            <entity name="E"><relationship name="r" destinationEntity="Child" inverseName="x" \
            inverseEntity="Child"/></entity>
            """
        )
        #expect(found.isEmpty)
    }

    @Test("the entity of an inverse without a name is kept") func inverseWithoutName() throws {
        let read = try relationship(#"inverseEntity="E""#).relationship
        #expect(read.inverse == nil)
        #expect(read.kept.contains(NamedText("inverseEntity", "E")))
    }

    @Test("all other fields are read") func fields() throws {
        let xml =
            #"optional="YES" transient="YES" indexed="YES" elementID="old" "#
            + #"versionHashModifier="1" syncable="YES""#
        let read = try relationship(xml).relationship
        #expect(read.isOptional && read.isTransient && read.isIndexed)
        #expect(read.renamingIdentifier == "old")
        #expect(read.versionHashModifier == "1")
        #expect(read.kept.contains(NamedText("syncable", "YES")))
    }
}
