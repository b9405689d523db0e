import Foundation
import ModelIR
import Testing

@Suite("Models as JSON") struct CodableTests {
    private let origin = Origin(
        file: "M/contents",
        position: Origin.Position(line: 12, column: 9),
        parts: [Origin.Part(name: "name", position: Origin.Position(line: 12, column: 17))]
    )

    private func attributes() -> [Attribute] {
        let types: [AttributeType] = [
            .undefined, .boolean, .integer16, .integer32, .integer64, .float, .double, .decimal,
            .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite("C"),
        ]
        let defaults: [DefaultValue] = [
            .literal(.boolean(true)), .literal(.integer(.min)), .literal(.real(0.1)),
            .literal(.decimal("90071992547409931.1")), .literal(.string("")),
            .literal(.date(-0.5)), .now, .newUUID, .empty,
            .opaque(text: "f()", language: "swift"),
        ]
        return types.enumerated().map { index, type in
            var attribute = Attribute(name: "a\(index)", type: type, origin: origin)
            attribute.defaultValue = defaults[index % defaults.count]
            attribute.usesScalarType = [nil, true, false][index % 3]
            attribute.derivation = index == 3 ? Attribute.Derivation(expression: nil) : nil
            attribute.validation.maximum = "3"
            attribute.storage.isIndexed = true
            attribute.userInfo = [NamedText("k", "v"), NamedText("k", "w")]
            return attribute
        }
    }

    private func model() -> Model {
        var model = Model(name: "M", version: "M 2", sources: ["M/contents"], origin: origin)
        var entity = Entity(name: "E", origin: origin)
        entity.classReference = .inModule("Kit", "E")
        entity.attributes = attributes()
        var relationship = Relationship(name: "r", destination: "E", origin: origin)
        relationship.cardinality = .orderedToMany
        relationship.inverse = Relationship.Inverse(entity: nil, relationship: "r")
        entity.relationships = [relationship]
        let request = FetchRequest(name: "q", entity: "E", origin: origin)
        entity.fetchedProperties = [FetchedProperty(name: "f", request: request, origin: origin)]
        let elements = [Index.Element(property: "a")]
        entity.indexes = [Index(name: nil, elements: elements, origin: origin)]
        entity.uniquenessConstraints = [["a", "b"], []]
        model.entities = [entity]
        model.fetchRequests = [request]
        model.configurations = [Configuration(name: "c", entities: ["E"], origin: origin)]
        model.composites = [Composite(name: "C", attributes: [], origin: origin)]
        model.layout = [LayoutElement(name: "E", properties: [NamedText("width", "1")])]
        model.kept = [NamedText(KeptMark.finalNewline, "")]
        return model
    }

    @Test("a model is the same after a round trip") func roundTrip() throws {
        let data = try JSONEncoder().encode(model())
        #expect(try JSONDecoder().decode(Model.self, from: data) == model())
    }

    @Test("a position is short, and odd ones are refused") func positions() throws {
        let position = Origin.Position(line: 12, column: 9)
        let data = try JSONEncoder().encode([position])
        #expect(String(decoding: data, as: UTF8.self) == #"["12:9"]"#)
        for text in ["12", "", "a:b", "1:2:3"] {
            let data = Data("[\"\(text)\"]".utf8)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([Origin.Position].self, from: data)
            }
        }
    }
}
