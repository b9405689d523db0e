import ModelIR
import SharedLowering
import SwiftNames

/// The conversion between a declared struct and a composite attribute's dictionary.
struct DeclaredCompositeLowering {
    let pair: DeclaredComposites.Pair
    let valueTypes: [String: ValueType]
    let types: TypeNames
    let options: LoweringOptions

    func view() -> StoredStructureView {
        let reads = pair.matches.map(read)
        let constants = reads.compactMap(\.constant)
        return StoredStructureView(
            name: SwiftIdentifier.sanitized(pair.type.name),
            isolation: options.typeIsolation.modifier,
            dictionaryType: dictionaryType,
            dictionary: dictionary,
            condition: constants.isEmpty ? nil : GuardView(constants: constants),
            call: call(reads.map(\.argument)).text,
            elements: pair.matches.map(write)
        )
    }

    private var dictionaryType: String { "[\(types.swift("String")): Any]" }

    private var dictionary: String {
        var name = "values"
        while pair.structure.parts.contains(where: { $0.label == name }) { name += "_" }
        return name
    }

    /// Stored values are trusted, as one tuple.
    private func call(_ arguments: [SwiftExpression.Argument]) -> SwiftExpression {
        guard !pair.structure.rules.isEmpty else { return .call("self.init", arguments) }
        let values = SwiftExpression.call("", arguments.map { .init(nil, $0.value) })
        return .call("self.init", [.init("trust", values)])
    }

    private func value(of part: Part) -> TypedValue? {
        guard case .value(let name) = part.type else { return nil }
        return valueTypes[name].flatMap(TypedValue.init)
    }

    private func write(_ part: Part, _ element: Attribute) -> StoredElementView {
        let mark = part.isOptional ? "?" : ""
        let raw = value(of: part).map { mark + "." + $0.rawMember } ?? ""
        return StoredElementView(
            key: SwiftLiteral.string(element.name),
            value: SwiftIdentifier.escaped(part.label) + raw
        )
    }
}

extension DeclaredCompositeLowering {
    /// The constant that a part requires, and the part made from it.
    private struct Read {
        var constant: (name: String, value: SwiftExpression)?
        var argument: SwiftExpression.Argument
    }

    private func read(_ part: Part, _ element: Attribute) -> Read {
        let name = SwiftIdentifier.escaped(part.label)
        let label = SwiftIdentifier.argumentLabel(part.label)
        let value = value(of: part)
        let stored = "\(dictionary)[\(SwiftLiteral.string(element.name))]"
        let type = StoredType(element, types, value)
        let raw = "\(stored) as? \(type.object(or: type.swift))"
        guard part.isOptional else {
            let (constant, expression) = required(name, raw, value)
            return Read(constant: (name, constant), argument: .init(label, expression))
        }
        return Read(constant: nil, argument: .init(label, optional(raw, value)))
    }

    /// The constant's value, and the expression made from it.
    private func required(_ name: String, _ raw: String, _ value: TypedValue?)
        -> (constant: SwiftExpression, SwiftExpression)
    {
        guard let value else { return (.text(raw), .text(name)) }
        if value.canFail { return (optional(raw, value), .text(name)) }
        return (.text(raw), .call(value.name, [.init(value.label, .text(name))]))
    }

    private func optional(_ raw: String, _ value: TypedValue?) -> SwiftExpression {
        guard let value else { return .text(raw) }
        let map = value.canFail ? "flatMap" : "map"
        return .call("(\(raw)).\(map)", [.init(nil, .text(value.initializer))])
    }
}

extension StoredType {
    /// The object for a part in the dictionary, which contains Swift's numbers, and composites as
    /// dictionaries.
    fileprivate func object(or swift: String) -> String {
        switch bridge {
        case .boxed: swift
        case .none, .composite, .json: object
        }
    }
}
