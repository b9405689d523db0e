import JSON

/// As much of JSON Schema, draft 2020-12, as the schema of the configuration uses.
struct SchemaValidator {
    /// The keywords that mean nothing for whether a value fits.
    private static let remarks: Set<String> = ["$schema", "title", "description"]

    /// The mismatches, by path; empty if there are none.
    func problems(_ value: JSONNode, _ schema: JSONNode, _ path: String = "$") -> [String] {
        guard case .object(let keywords) = schema.content else {
            return schema.content == .boolean(true) ? [] : ["\(path): nothing fits here"]
        }
        return keywords.flatMap { problems(value, $0, keywords, path) }
    }

    private func problems(
        _ value: JSONNode,
        _ keyword: JSONMember,
        _ all: [JSONMember],
        _ path: String
    ) -> [String] {
        switch (keyword.key, keyword.value.content, value.content) {
        case (let key, _, _) where Self.remarks.contains(key): return []
        case ("type", .string(let type), let content):
            return type == typeName(content) ? [] : ["\(path): no \(type)"]
        case ("enum", .array(let choices), let content):
            return choices.contains { $0.content == content } ? [] : ["\(path): no choice"]
        case ("anyOf", .array(let schemas), _):
            let fits = schemas.contains { problems(value, $0, path).isEmpty }
            return fits ? [] : ["\(path): fits none"]
        case ("minLength", .number(let least), .string(let text)):
            return text.unicodeScalars.count >= Int(least) ?? 0 ? [] : ["\(path): too short"]
        case ("items", _, .array(let elements)):
            return elements.indices.flatMap {
                problems(elements[$0], keyword.value, "\(path)[\($0)]")
            }
        case ("required", .array(let names), .object(let members)):
            let keys = members.map { JSONNode.Content.string($0.key) }
            return names.filter { !keys.contains($0.content) }.map {
                "\(path): lacks \($0.content)"
            }
        case ("properties", .object(let known), .object(let members)):
            return members.flatMap { member in
                known.filter { $0.key == member.key }
                    .flatMap { problems(member.value, $0.value, "\(path).\(member.key)") }
            }
        case ("additionalProperties", _, .object(let members)):
            let known = names(in: all.first { $0.key == "properties" }?.value)
            return members.filter { !known.contains($0.key) }
                .flatMap { problems($0.value, keyword.value, "\(path).\($0.key)") }
        case ("propertyNames", _, .object(let members)):
            return members.flatMap { member in
                let name = JSONNode(content: .string(member.key), range: member.keyRange)
                return problems(name, keyword.value, "\(path).\(member.key)")
            }
        case ("minLength", _, _), ("items", _, _), ("required", _, _), ("properties", _, _),
            ("additionalProperties", _, _), ("propertyNames", _, _):
            return []
        default: return ["the validator knows no keyword '\(keyword.key)'"]
        }
    }

    private func names(in properties: JSONNode?) -> [String] {
        guard case .object(let members) = properties?.content else { return [] }
        return members.map(\.key)
    }

    private func typeName(_ content: JSONNode.Content) -> String {
        switch content {
        case .null: "null"
        case .boolean: "boolean"
        case .number(let text): Int(text) == nil ? "number" : "integer"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
