import CoreDataLowering
import Diagnostics
import ModelIR
import SharedLowering
import Testing

/// A property over several attributes that does not fit them is an error, and says what to do.
struct CompositeMistakeTests {
    @Test func whatFitsIsNoMistake() {
        #expect(findings() == [])
    }

    @Test func theTypeMustExist() {
        #expect(
            findings { $0.properties[0].type = "Spam" }
                == ["property.unknown-type: there is no value type 'Spam', did you mean 'Span'?"]
        )
    }

    @Test func oneAttributeHasNoProperty() {
        let messages = findings { $0.properties[0].type = "Mood" }
        #expect(messages.map(id) == ["property.no-composite"])
    }

    @Test func theNameMustBeFree() {
        #expect(findings { $0.properties[0].name = "from" }.map(id) == ["property.unusable-name"])
        #expect(findings { $0.properties[0].name = "a b" }.map(id) == ["property.unusable-name"])
        #expect(findings { $0.properties[0].name = "hash" }.map(id) == ["property.unusable-name"])
    }

    @Test func everyPartNeedsAnAttribute() {
        #expect(
            findings { $0.properties[0].columns.removeLast() } == [
                "composite.unknown-attribute: no attribute is named for 'end' of 'span', and 'Trip'"
                    + " has no 'span_end'"
            ]
        )
        #expect(
            findings { $0.properties[0].columns[1].attribute = "untill" } == [
                "composite.unknown-attribute: 'Trip' has no attribute 'untill' for 'end' of 'span',"
                    + " did you mean 'until'?"
            ]
        )
    }

    @Test func anAttributeOfTheUsualNameNeedsNoMention() {
        let messages = findings { trip in
            trip.properties[0].columns.removeLast()
            trip.attributes[1].name = "span_end"
        }
        #expect(messages == [])
    }

    @Test func aPartMustExist() {
        let messages = findings {
            $0.properties[0].columns.append(.init(path: "ende", attribute: "until"))
        }
        #expect(
            messages == ["composite.unknown-part: 'Span' has no part 'ende', did you mean 'end'?"]
        )
    }

    @Test func theAttributeMustHoldThePart() {
        #expect(
            findings { $0.attributes[1].type = .string } == [
                "composite.type-mismatch: 'end' of 'span' is a date, and 'until' holds a string;"
                    + " change one of them"
            ]
        )
    }

    @Test func whatMayBeMissingMustBeOptional() {
        let messages = findings { $0.attributes[0].isOptional = false }
        #expect(messages.map(id) == ["composite.required-attribute"])
        let ofCase = findings { $0.attributes[3].isOptional = false }
        #expect(ofCase.map(id) == ["composite.required-attribute"])
        let ofKind = findings {
            $0.attributes[2].isOptional = false
            $0.properties[1].isOptional = true
        }
        #expect(ofKind.map(id) == ["composite.required-attribute"])
    }

    @Test func aRequiredStructureMayHaveRequiredAttributes() {
        let messages = findings { trip in
            trip.properties[0].isOptional = false
            trip.attributes[0].isOptional = false
            trip.attributes[1].isOptional = false
        }
        #expect(messages == [])
    }

    @Test func anAttributeHoldsOneThingAtATime() {
        let inOne = findings { $0.properties[0].columns[1].attribute = "from" }
        #expect(inOne.map(id) == ["composite.same-attribute"])
        let inBoth = findings { $0.properties[1].columns[0].attribute = "until" }
        #expect(inBoth.map(id) == ["composite.same-attribute"])
        let kind = findings { trip in
            trip.attributes[2].type = .date
            trip.properties[1].columns[0].attribute = "kind"
        }
        #expect(kind.map(id).contains("composite.same-attribute"))
    }

    @Test func aDiscriminatorBelongsToCases() {
        let needless = findings { $0.properties[0].discriminator = "kind" }
        #expect(needless.map(id) == ["composite.needless-discriminator"])
        let unknown = findings { $0.properties[1].discriminator = "knid" }
        #expect(
            unknown == [
                "composite.unknown-attribute: 'Trip' has no attribute 'knid' that tells the cases of"
                    + " 'due' apart, did you mean 'kind'?"
            ]
        )
    }

    @Test func aDiscriminatorHoldsNamesOrNumbers() {
        let names = findings { $0.attributes[2].type = .integer16 }
        #expect(names.map(id) == ["composite.discriminator-type"])
        let numbers = findings {
            $0.properties[1].caseNumbers = [.init("at", 0), .init("never", 1)]
        }
        #expect(numbers.map(id) == ["composite.discriminator-type"])
    }

    @Test func anAttributeIsStoredUnderItsOwnName() {
        for name in ["objectID", "newDate"] {
            let messages = findings { trip in
                trip.attributes[0].name = name
                trip.properties[0].columns[0].attribute = name
            }
            #expect(messages.contains { $0.hasPrefix("composite.unusable-attribute") }, "\(name)")
        }
    }

    @Test func aChoiceInsideAnotherHasNoDiscriminator() {
        let messages = findings { trip in
            trip.properties[0].type = "Outer"
            trip.properties[0].columns = []
        }
        #expect(messages.map(id) == ["composite.nested-choice"])
    }
}

private let origin = Origin(
    file: "Trips.xcdatamodel",
    position: Origin.Position(line: 1, column: 1)
)

/// An entity with a span of time and a choice; tests damage it.
private struct Trip {
    var attributes: [Attribute] = [
        ("from", .date), ("until", .date), ("kind", .string), ("date", .date),
    ].map { name, type in
        var attribute = Attribute(name: name, type: type, origin: origin)
        attribute.isOptional = name != "kind"
        return attribute
    }
    var properties: [CompositeProperty] = [
        Trip.property("span", "Span", isOptional: true, nil, ["start": "from", "end": "until"]),
        Trip.property("due", "Due", isOptional: false, "kind", ["date": "date"]),
    ]

    private static func property(
        _ name: String,
        _ type: String,
        isOptional: Bool,
        _ discriminator: String?,
        _ columns: KeyValuePairs<String, String>
    ) -> CompositeProperty {
        var property = CompositeProperty(
            name: name,
            type: type,
            isOptional: isOptional,
            origin: origin
        )
        property.discriminator = discriminator
        property.columns = columns.map { .init(path: $0, attribute: $1) }
        return property
    }

    var model: Model {
        var entity = Entity(name: "Trip", origin: origin)
        entity.classReference = .named("Trip")
        entity.attributes = attributes
        entity.compositeProperties = properties
        var model = Model(name: "Trips", sources: ["Trips.xcdatamodel"], origin: origin)
        model.entities = [entity]
        let dates = ["start", "end"].map { Part(label: $0, type: .stored(.date), origin: origin) }
        let date = Part(label: "date", type: .stored(.date), origin: origin)
        let choice = ChoiceType(cases: [
            .init(name: "at", parts: [date], origin: origin),
            .init(name: "never", parts: [], origin: origin),
        ])
        let inner = Part(label: "due", type: .value("Due"), origin: origin)
        let mood = EnumerationType(rawType: .string, cases: [])
        model.valueTypes = [
            ValueType(name: "Span", kind: .structure(StructureType(parts: dates)), origin: origin),
            ValueType(name: "Due", kind: .choice(choice), origin: origin),
            ValueType(name: "Mood", kind: .enumeration(mood), origin: origin),
            ValueType(
                name: "Outer",
                kind: .structure(StructureType(parts: [inner])),
                origin: origin
            ),
        ]
        return model
    }
}

/// What is said about the entity after a change. For example: `composite.unknown-part: …`.
private func findings(_ change: (inout Trip) -> Void = { _ in }) -> [String] {
    var trip = Trip()
    change(&trip)
    var sink = DiagnosticSink()
    let parts = CoreDataParts(trip.model, options: LoweringOptions(), diagnostics: &sink)
    let own = parts.indices.flatMap { parts.lowered($0).diagnostics }
    return (sink.sorted + own).filter { $0.severity == .error }.map { "\($0.id): \($0.message)" }
}

private func id(_ finding: String) -> String {
    String(finding.prefix { $0 != ":" })
}
