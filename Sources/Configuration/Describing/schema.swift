import JSON

extension ConfigurationFile {
    /// The JSON Schema of a configuration, conforming to draft 2020-12; it ends with a line break.
    ///
    /// Editors use it for completion and validation. It doesn't cover comments and trailing commas.
    package static var jsonSchema: String {
        guard case .object(var schema) = Shape.object(keys.map(\.syntax)).schema else { return "" }
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        schema["title"] = .string(fileName)
        schema["description"] = "The inputs, the outputs and the options of modelgen."
        return JSONValue.object(schema).document
    }
}

extension Shape {
    var schema: JSONValue {
        switch self {
        case .text, .path: ["type": "string", "minLength": 1]
        case .flag: ["type": "boolean"]
        case .integer(nil): ["type": "integer"]
        case .integer(let range?):
            [
                "type": "integer", "minimum": .integer(range.lowerBound),
                "maximum": .integer(range.upperBound),
            ]
        case .choice(let names): ["enum": .array(names.map(JSONValue.string))]
        case .list(let element): ["type": "array", "items": element.schema]
        case .named(let element, let known):
            .present([
                "type": "object",
                "additionalProperties": element.schema,
                "propertyNames": known.map { ["enum": .array($0.map(JSONValue.string))] },
            ])
        case .object(let keys): schema(of: keys)
        case .either(let shapes): ["anyOf": .array(shapes.map(\.schema))]
        case .orNull(let shape): ["anyOf": [shape.schema, ["type": "null"]]]
        }
    }

    private func schema(of keys: [KeySyntax]) -> JSONValue {
        let required = keys.filter(\.isRequired).map(\.name)
        let properties = keys.map { ($0.name, $0.schema) }
        return .present([
            "type": "object",
            "additionalProperties": false,
            "properties": .object(Dictionary(properties) { first, _ in first }),
            "required": required.isEmpty ? nil : .array(required.map(JSONValue.string)),
        ])
    }
}

extension KeySyntax {
    /// The schema of the value, with its documentation.
    fileprivate var schema: JSONValue {
        guard case .object(var schema) = shape.schema else { return shape.schema }
        let end = defaultText.map { " Default: \($0)." } ?? ""
        schema["description"] = .string(documentation + end)
        return .object(schema)
    }
}
