import Diagnostics
import ModelIR
import SwiftNames

/// The declared structs for Core Data's composites. Other composites get generated structs.
///
/// For example: `@Composite struct Address` for the composite `PostalAddress`, if an attribute has
/// it as its type, or if both have the same name.
package struct DeclaredComposites: Sendable {
    /// A struct with its composite.
    package struct Pair: Sendable {
        package let type: ValueType
        package let structure: StructureType
        package let composite: Composite
    }

    private let valueTypes: [String: ValueType]
    private let composites: [String: Composite]
    /// The structs of attributes first, then the nested ones.
    package private(set) var pairs: [Pair] = []

    package init(_ model: Model, _ valueTypes: [String: ValueType]) {
        self.valueTypes = valueTypes
        composites = Dictionary(model.composites.map { ($0.name, $0) }) { first, _ in first }
        guard !composites.isEmpty else { return }
        for entity in model.entities {
            for attribute in entity.attributes { add(pair(attribute)) }
        }
        for composite in model.composites { add(pair(named: composite.name, composite.name)) }
    }

    /// The struct of an attribute's values; `nil` if the composite gets a generated one.
    package func pair(_ attribute: Attribute) -> Pair? {
        guard case .composite(let name) = attribute.type else { return nil }
        return pair(named: attribute.valueType ?? name, name)
    }

    private func pair(named type: String, _ composite: String) -> Pair? {
        guard let type = valueTypes[type], var composite = composites[composite],
            case .structure(let structure) = type.kind
        else { return nil }
        for part in structure.parts {
            guard let codeType = codeType(of: part),
                let place = composite.attributes.firstIndex(where: { $0.name == part.label })
            else { continue }
            composite.attributes[place] = composite.attributes[place].holding(codeType)
        }
        return Pair(type: type, structure: structure, composite: composite)
    }

    /// The type of a part in the code.
    private func codeType(of part: Part) -> AttributeType? {
        switch part.type {
        case .stored(let type): type
        case .value(let name): valueTypes[name]?.rawType
        }
    }

    private mutating func add(_ pair: Pair?) {
        guard let pair, !pairs.contains(where: { $0.isSame(as: pair) }) else { return }
        pairs.append(pair)
        for (part, element) in pair.matches { add(inner(part, element)) }
    }

    func valueType(_ name: String) -> ValueType? { valueTypes[name] }

    /// The composite that a part itself is.
    package func inner(_ part: Part, _ element: Attribute) -> Pair? {
        guard case .value(let type) = part.type, case .composite(let name) = element.type else {
            return nil
        }
        return pair(named: type, name)
    }
}

extension DeclaredComposites.Pair {
    fileprivate func isSame(as other: Self) -> Bool {
        type.name == other.type.name && composite.name == other.composite.name
    }

    /// The parts that have an element, with that element.
    package var matches: [(Part, Attribute)] {
        structure.parts.compactMap { part in
            composite.attributes.first { $0.name == part.label }.map { (part, $0) }
        }
    }
}

extension DeclaredComposites {
    /// The structs whose storage code is in a composite's file.
    package func stored(in composite: Composite) -> [Pair] {
        pairs.filter { $0.composite.name == composite.name }
    }

    /// Whether a composite needs a generated struct: an attribute has it without a declared type,
    /// or no attribute has it.
    package func needsStruct(_ composite: Composite, in model: Model) -> Bool {
        guard !stored(in: composite).isEmpty else { return true }
        guard valueTypes[composite.name] == nil else { return false }
        let isPlain = model.entities.contains { entity in
            entity.attributes.contains { attribute in
                attribute.type == .composite(composite.name) && attribute.valueType == nil
            }
        }
        let isInside = model.composites.contains { other in
            other.attributes.contains { $0.type == .composite(composite.name) }
                && needsStruct(other, in: model)
        }
        return isPlain || isInside
    }
}
