import JSON

/// A kind of value: its documentation, and the function that reads it.
///
/// For example: `Form.choice(AccessLevel.self)`, `Form.list(of: .path)`.
struct Form<Value> {
    let shape: Shape
    /// Returns `nil` if the value doesn't have this form, after reporting it.
    let read: (JSONNode, inout SettingsReader) -> Value?
}

extension Form<String> {
    /// Any nonempty string.
    static var text: Self {
        Self(shape: .text) { node, reader in reader.text(node, of: .text) }
    }

    /// A path, resolved against the folder of the file.
    static var path: Self {
        Self(shape: .path) { node, reader in
            reader.text(node, of: .path).map { resolvedPath($0, beside: reader.file) }
        }
    }
}

extension Form<Bool> {
    static var flag: Self {
        Self(shape: .flag) { node, reader in
            if case .boolean(let value) = node.content { return value }
            return reader.wrongType(node, .flag)
        }
    }
}

extension Form<Int> {
    static func integer(in range: ClosedRange<Int>? = nil) -> Self {
        let shape = Shape.integer(in: range)
        return Self(shape: shape) { node, reader in
            guard case .number(let digits) = node.content else {
                return reader.wrongType(node, shape)
            }
            if let value = Int(digits), range?.contains(value) ?? true { return value }
            return reader.wrongValue(node, shape, String(digits.prefix(30)))
        }
    }
}

extension Form where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the cases of an enum, by raw value.
    static func choice(_ type: Value.Type) -> Self {
        let names = Value.allCases.map(\.rawValue)
        return Self(shape: .choice(names)) { node, reader in
            guard case .string(let text) = node.content else {
                return reader.wrongType(node, .choice(names))
            }
            return Value(rawValue: text) ?? reader.unknownChoice(text, node, names)
        }
    }
}

extension Form {
    /// The same form, with `null` for an unspecified value.
    var orNull: Self {
        Self(shape: .orNull(shape)) { node, reader in
            node.content == .null ? nil : self.read(node, &reader)
        }
    }

    /// A value with its place.
    static func placed<Inner>(_ form: Form<Inner>) -> Self where Value == Placed<Inner> {
        Self(shape: form.shape) { node, reader in
            form.read(node, &reader).map { Placed($0, at: reader.range(of: node)) }
        }
    }
}
