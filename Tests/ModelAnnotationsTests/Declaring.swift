import Configuration
import Diagnostics
import ModelIR

@testable import ModelAnnotations

/// An entity `Item` with attributes for everything, and value types beside it.
struct Declaring {
    private static let origin = Origin(file: "M.xcdatamodeld", position: .init(line: 1, column: 1))

    var model = Model(name: "M", sources: ["M.xcdatamodeld"], origin: Self.origin)

    init() {
        var entity = Entity(name: "Item", origin: Self.origin)
        entity.classReference = .named("Item")
        let attributes: [(String, AttributeType)] = [
            ("end", .date), ("start", .date), ("value", .double), ("type", .integer16),
            ("kind", .string), ("uid", .uuid), ("mask", .integer64), ("nameRaw", .string),
            ("content_value", .double), ("content_kind", .string),
        ]
        for (name, type) in attributes {
            var attribute = Attribute(name: name, type: type, origin: Self.origin)
            attribute.isOptional = name != "nameRaw"
            entity.attributes.append(attribute)
        }
        entity.relationships = [
            Relationship(name: "photos", destination: "Item", origin: Self.origin)
        ]
        model.entities = [entity]
        model.valueTypes = [
            Self.type("Name", .validated(ValidatedType(rawType: .string, rules: []))),
            Self.type(
                "IDs",
                .optionSet(OptionSetType(rawType: .integer64, ids: .init(first: 0, last: 9)))
            ),
            Self.type(
                "Period",
                .structure(
                    StructureType(parts: [Self.part("start", .date), Self.part("end", .date)])
                )
            ),
            Self.type("Content", .choice(ChoiceType(cases: [Self.single, Self.interval]))),
        ]
    }

    private static var single: ChoiceType.Case {
        let parts = [part("date", .date), part("value", .double)]
        return ChoiceType.Case(name: "single", parts: parts, origin: origin)
    }

    private static var interval: ChoiceType.Case {
        let part = Part(label: "period", type: .value("Period"), origin: origin)
        return ChoiceType.Case(name: "interval", parts: [part], origin: origin)
    }

    private static func type(_ name: String, _ kind: ValueType.Kind) -> ValueType {
        ValueType(name: name, kind: kind, origin: origin)
    }

    private static func part(_ label: String, _ type: AttributeType) -> Part {
        Part(label: label, type: .stored(type), origin: origin)
    }
}

extension Declaring {
    /// The same with User Info of an attribute.
    func with(_ attribute: String, _ key: String, _ value: String) -> Declaring {
        var result = self
        for index in model.entities[0].attributes.indices
        where model.entities[0].attributes[index].name == attribute {
            result.model.entities[0].attributes[index].userInfo.append(NamedText(key, value))
        }
        return result
    }

    /// The same, read from a model file.
    var inModelFile: Declaring {
        var result = self
        let origin = Origin(
            file: "M.xcdatamodeld/M.xcdatamodel/contents",
            position: .init(line: 1, column: 1)
        )
        for index in result.model.entities[0].attributes.indices {
            result.model.entities[0].attributes[index].origin = origin
        }
        return result
    }

    /// The same with User Info of the entity.
    func withEntity(_ key: String, _ value: String) -> Declaring {
        var result = self
        result.model.entities[0].userInfo.append(NamedText(key, value))
        return result
    }

    /// What User Info and a configuration make of the entity; `settings` is what it says of `Item`.
    func declared(
        _ settings: String = "{}",
        aliases: String = "{}",
        for target: Target = .coredata
    ) -> (entity: Entity, found: [String]) {
        let (model, found) = wholeModel(settings, aliases: aliases, for: target)
        return (model.entities[0], found)
    }

    /// The same of the whole model.
    func wholeModel(
        _ settings: String = "{}",
        aliases: String = "{}",
        for target: Target = .coredata
    ) -> (model: Model, found: [String]) {
        var sink = DiagnosticSink()
        let text = #"{"aliases": \#(aliases), "entities": {"Item": \#(settings)}}"#
        let file = ConfigurationFile.read(Array(text.utf8), path: "c", diagnostics: &sink)
        let model = declaredModel(
            self.model,
            file.map { ModelSettings($0, isForAllInputs: true) },
            for: target,
            &sink
        )
        return (model, sink.sorted.map { "\($0.id): \($0.message)" })
    }
}

extension Entity {
    /// What is said of an attribute in code.
    func code(of attribute: String) -> PropertyCode? {
        attributes.first { $0.name == attribute }?.code?.value
    }

    func composite(_ name: String) -> CompositeProperty? {
        compositeProperties.first { $0.name == name }
    }
}
