import Diagnostics
import ModelIR
import Testing

/// Entities whose names mean something else where a type stands.
struct TypeNameTests {
    @Test(arguments: ["any", "some", "each", "sending", "self", "Type", "default", "NSObject"])
    func isReadAgain(_ name: String) {
        var owner = Entity(name: "Owner", origin: start)
        var many = Relationship(name: "many", destination: name, origin: start)
        many.cardinality = .toMany
        owner.relationships = [Relationship(name: "one", destination: name, origin: start), many]
        var named = Entity(name: name, origin: start)
        for name in ["first", "second"] {
            named.attributes.append(Attribute(name: name, type: .string, origin: start))
        }
        named.uniquenessConstraints = [["first", "second"]]
        var child = Entity(name: "Child", origin: start)
        child.parent = name

        let trip = RoundTrip(model(owner, named, child))

        #expect(trip.problems.isEmpty, "\(trip.problems.map(\.message))\n\(trip.text)")
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
        #expect(trip.reread?.entities.map(\.name) == ["Owner", name, "Child"])
    }

    @Test(arguments: [nil, "NSObject", "NSObject?"])
    func aTransformableAttributeCannotHaveAnEntityAsItsClass(_ className: String?) {
        var owner = Entity(name: "Owner", origin: start)
        owner.attributes = [Attribute(name: "value", type: .transformable, origin: start)]
        owner.attributes[0].customClassName = className

        let trip = RoundTrip(model(owner, Entity(name: "NSObject", origin: start)))

        #expect(
            trip.warnings.map(\.message).contains(
                "the attribute 'Owner.value' is not written: its type 'NSObject' is the name of"
                    + " another type of the model"
            )
        )
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
    }

    @Test func foundationsTypesKeepTheirModuleBesideAnEntityOfThatName() {
        var owner = Entity(name: "Owner", origin: start)
        let defaults: [(String, AttributeType, DefaultValue)] = [
            ("bytes", .binary, .empty), ("key", .uuid, .newUUID),
            ("price", .decimal, .literal(.decimal("0.99"))), ("made", .date, .literal(.date(9))),
            ("link", .uri, .literal(.string("a"))),
        ]
        for (name, type, value) in defaults {
            var attribute = Attribute(name: name, type: type, origin: start)
            attribute.defaultValue = value
            owner.attributes.append(attribute)
        }
        let names = ["Data", "UUID", "Decimal", "Date", "URL"]
        var all = model(owner)
        all.entities += names.map { Entity(name: $0, origin: start) }

        let trip = RoundTrip(all)

        let losses = trip.warnings.filter { $0.severity != .note }
        #expect(losses.isEmpty, "\(losses.map(\.message))")
        #expect(trip.differences.isEmpty, "\(trip.differences)\n\(trip.text)")
        for text in [
            "var bytes: Foundation.Data = Foundation.Data()",
            #"var price: Foundation.Decimal = Foundation.Decimal(string: "0.99")!"#,
        ] {
            #expect(trip.text.contains(text), "\(trip.text)")
        }
    }

    private let start = Origin(file: "Model", position: Origin.Position(line: 1, column: 1))

    private func model(_ entities: Entity...) -> Model {
        var model = Model(name: "Model", sources: [], origin: start)
        model.entities = entities
        return model
    }
}
