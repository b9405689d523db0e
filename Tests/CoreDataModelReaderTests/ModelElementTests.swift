import Foundation
import ModelIR
import Testing

@Suite("Models, fetch requests, indexes") struct ModelElementTests {
    @Test("a fetch request has all its fields, in both spellings") func fetchRequest() throws {
        let (model, found) = try reading(
            """
            <entity name="E"/><fetchRequest name="all" entity="E" predicateString="a == $A" \
            fetchLimit="3" fetchBatchSize="4" includeSubentities="NO" includePropertyValues="YES" \
            includesPendingChanges="NO" returnObjectsAsFaults="YES" returnDistinctResults="NO" \
            resultType="2"/>
            """
        )
        let request = model.fetchRequests[0]
        #expect(request.predicate == "a == $A")
        #expect(request.fetchLimit == 3 && request.fetchBatchSize == 4)
        #expect(request.includesSubentities == false && request.includesPropertyValues == true)
        #expect(request.includesPendingChanges == false)
        #expect(request.returnsObjectsAsFaults == true && request.returnsDistinctResults == false)
        #expect(request.resultType == .dictionaries)
        #expect(request.kept.isEmpty && found.isEmpty)
    }

    @Test("no predicate, and an empty one, differ") func predicates() throws {
        let (model, _) = try reading(
            """
            <entity name="E"/><fetchRequest name="a" entity="E"/>
            <fetchRequest name="b" entity="E" predicateString="" resultType="0"/>
            """
        )
        #expect(model.fetchRequests.map(\.predicate) == [nil, ""])
        #expect(model.fetchRequests[0].resultType == .objects)
        #expect(model.fetchRequests[1].kept == [NamedText("resultType", "0")])
    }

    @Test("a fetched property holds its fetch request") func fetchedProperty() throws {
        let (model, found) = try reading(
            """
            <entity name="E"><fetchedProperty name="f" optional="YES" syncable="YES">
            <fetchRequest name="fetchedPropertyFetchRequest" entity="E" \
            predicateString="$FETCH_SOURCE == self"/></fetchedProperty></entity>
            """
        )
        let property = model.entities[0].fetchedProperties[0]
        #expect(property.isOptional && !property.isTransient)
        #expect(property.request.predicate == "$FETCH_SOURCE == self")
        #expect(property.kept == [NamedText("syncable", "YES")])
        #expect(model.fetchRequests.isEmpty && found.isEmpty)
    }

    @Test("indexes cover properties and expressions") func indexes() throws {
        let (model, found) = try reading(
            """
            <entity name="E"><fetchIndex name="i" partialIndexPredicate="a > 1">
            <fetchIndexElement property="a" type="Binary" order="descending"/>
            <fetchIndexElement expression="a + 1" expressionType="Integer 64" type="RTree" \
            order="ascending"/></fetchIndex></entity>
            """
        )
        let index = model.entities[0].indexes[0]
        #expect(index.partialPredicate == "a > 1" && !index.isLegacy)
        #expect(index.elements.map(\.property) == ["a", nil])
        #expect(index.elements[1].expression == "a + 1")
        #expect(index.elements[1].expressionType == "Integer 64")
        #expect(index.elements.map(\.isRTree) == [false, true])
        #expect(index.elements.map(\.isAscending) == [false, true])
        #expect(index.elements[1].origin?.position == Origin.Position(line: 4, column: 1))
        #expect(index.elements.allSatisfy { $0.kept.isEmpty })
        #expect(found == ["3:20 warning index.unknown-property"])
    }

    @Test("the indexes of old models have no name") func compoundIndexes() throws {
        let (model, _) = try reading(
            """
            <entity name="E"><compoundIndexes><compoundIndex><index value="a"/><index value="b"/>
            </compoundIndex><compoundIndex><index value="c"/></compoundIndex></compoundIndexes>
            </entity>
            """
        )
        let indexes = model.entities[0].indexes
        #expect(indexes.map { $0.elements.map(\.property) } == [["a", "b"], ["c"]])
        #expect(indexes.allSatisfy { $0.isLegacy && $0.name == nil })
    }

    @Test("the model's own attributes are switches, or kept") func model() throws {
        let read = try Reading(
            file: #"<model name="X" type="T" usedWithCloudKit="true" usedWithSwiftData="YES"/>"#
        )
        let model = try #require(read.model)
        #expect(model.usedWithCloudKit && model.usedWithSwiftData)
        let kept = [NamedText("name", "X"), NamedText("type", "T")]
        #expect(model.kept == kept + [NamedText("usedWithCloudKit", "true")])
        #expect(model.name == "T" && model.version == nil)
        #expect(model.sources == ["T.xcdatamodel/contents"])
        #expect(model.origin.position(of: "type") == Origin.Position(line: 1, column: 17))
    }

    @Test("configurations, composites and the layout are read") func rest() throws {
        let (model, found) = try reading(
            """
            <entity name="E"/><configuration name="c" usedWithCloudKit="YES">
            <memberEntity name="E"/></configuration>
            <composite name="In"><attribute name="x" attributeType="Double"/></composite>
            <composite name="Out"><attribute name="in" attributeType="Composite" composite="In"/>
            </composite><elements><element name="E" positionX="-1" positionY="0.5" width="1" \
            height="2"/></elements>
            """
        )
        #expect(model.configurations[0].entities == ["E"])
        #expect(model.configurations[0].kept == [NamedText("usedWithCloudKit", "YES")])
        let member = model.configurations[0].origin.position(of: "entities[0]")
        #expect(member == Origin.Position(line: 3, column: 1))
        #expect(model.composites[1].attributes[0].type == .composite("In"))
        #expect(model.layout[0].name == "E")
        #expect(model.layout[0].properties.map(\.text) == ["-1", "0.5", "1", "2"])
        #expect(found.isEmpty)
    }

    @Test("a switch that is no truth value is a warning, and kept") func oddSwitch() throws {
        let (model, found) = try reading(#"<entity name="E" isAbstract="perhaps"/>"#)
        #expect(!model.entities[0].isAbstract)
        #expect(model.entities[0].kept == [NamedText("isAbstract", "perhaps")])
        #expect(found == ["2:18 warning xml.unreadable-choice"])
    }

    @Test("a model that was read is the same after a round trip through JSON") func json() throws {
        let (model, _) = try reading(
            """
            <entity name="E" odd="x"><attribute name="a" optional="NO" attributeType="Double" \
            defaultValueString="0"/><fetchIndex name="i"><fetchIndexElement property="a"/>
            </fetchIndex><userInfo><entry key="k" value="v"/></userInfo></entity>
            """
        )
        let data = try JSONEncoder().encode(model)
        #expect(try JSONDecoder().decode(Model.self, from: data) == model)
    }
}
