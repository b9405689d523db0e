import JSON

extension Form {
    /// An array. Invalid elements are reported and omitted.
    static func list<Element>(of element: Form<Element>) -> Self where Value == [Element] {
        Self(shape: .list(of: element.shape)) { node, reader in
            guard case .array(let elements) = node.content else {
                return reader.wrongType(node, .list(of: element.shape))
            }
            return elements.compactMap { element.read($0, &reader) }
        }
    }

    /// An object whose keys are names that the user chooses. For example: names of entities.
    static func named<Element>(
        _ element: Form<Element>,
        known: [String]? = nil,
        check: @escaping (JSONMember, inout SettingsReader) -> Bool = { _, _ in true }
    ) -> Self where Value == [Named<Element>] {
        let shape = Shape.named(element.shape, known: known)
        return Self(shape: shape) { node, reader in
            guard let members = reader.members(node, shape) else { return nil }
            return members.compactMap { member in
                guard check(member, &reader) else { return nil }
                let place = reader.range(ofKey: member)
                return reader.inside(member.key) { element.read(member.value, &$0) }
                    .map { Named(member.key, $0, at: place) }
            }
        }
    }

    /// An object with the keys that a type declares.
    static func object(_ type: Value.Type) -> Self where Value: KeyedSettings {
        let keys = Value.keys
        let shape = Shape.object(keys.map(\.syntax))
        return Self(shape: shape) { node, reader in
            reader.members(node, shape).map { reader.settings($0, keys) }
        }
    }

    /// An object, or `true` for an object without keys; `false` is ignored.
    static func flagOrObject(_ type: Value.Type) -> Self where Value: KeyedSettings {
        let object = object(type)
        let shape = Shape.either([.flag, object.shape])
        return Self(shape: shape) { node, reader in
            switch node.content {
            case .boolean(let isOn): isOn ? Value() : nil
            case .object: object.read(node, &reader)
            case .null, .number, .string, .array: reader.wrongType(node, shape)
            }
        }
    }
}
