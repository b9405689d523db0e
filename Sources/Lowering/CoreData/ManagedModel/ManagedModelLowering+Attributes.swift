import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

extension ManagedModelLowering {
    /// The description of an attribute. For example: `.attribute("weight", .double)`.
    func description(of attribute: Attribute) -> String {
        let name = SwiftLiteral.string(attribute.name)
        let optional = attribute.isOptional ? ["isOptional: true"] : []
        let identity = identity(
            attribute.renamingIdentifier,
            attribute.versionHashModifier,
            attribute.userInfo
        )
        if let elements = attribute.type.compositeName.flatMap(elementsVariable) {
            return Breakable.call(".composite", [name, elements] + optional + identity)
        }
        let head = [name, kind(of: attribute.type)]
        if let expression = attribute.derivation?.expression {
            let source = "from: " + SwiftLiteral.string(expression)
            return Breakable.call(
                ".derived",
                head + [source] + optional + storage(of: attribute) + identity
            )
        }
        return Breakable.call(
            ".attribute",
            head + optional + values(of: attribute) + storage(of: attribute) + identity
        )
    }

    private func values(of attribute: Attribute) -> [String] {
        var values: [String] = []
        if attribute.isTransient { values.append("isTransient: true") }
        if let literal = storedDefault(of: attribute) { values.append("default: " + literal) }
        if attribute.type == .transformable, let name = attribute.customClassName {
            values.append("valueClass: " + SwiftLiteral.string(name))
        }
        if let name = attribute.valueTransformerName, !name.isEmpty {
            values.append("transformer: " + SwiftLiteral.string(name))
        }
        if let minimum = minimum(of: attribute).literal { values.append("minimum: " + minimum) }
        if let maximum = maximum(of: attribute).literal { values.append("maximum: " + maximum) }
        if attribute.type == .string, let pattern = attribute.validation.pattern {
            values.append("pattern: " + SwiftLiteral.string(pattern))
        }
        return values
    }

    private func storage(of attribute: Attribute) -> [String] {
        var options: [String] = []
        if attribute.storage.allowsExternalStorage { options.append(".external") }
        if attribute.storage.isIndexedBySpotlight { options.append(".spotlight") }
        if attribute.storage.allowsCloudEncryption { options.append(".encryptedInCloud") }
        if attribute.storage.isPreservedAfterDeletion { options.append(".preservedInHistory") }
        if options.count == 1 { return ["storage: " + options[0]] }
        return options.isEmpty ? [] : ["storage: " + Breakable.array(options)]
    }

    /// The default as a value that Core Data stores; `nil` for one that code computes.
    private func storedDefault(of attribute: Attribute) -> String? {
        guard case .literal(let literal) = attribute.defaultValue else { return nil }
        switch literal {
        case .real(let value) where !value.isFinite:
            return types.swift("Double") + SwiftLiteral.real(value)
        case .decimal(let text): return decimal(text)
        case .boolean, .integer, .real, .string, .date: return defaultLiteral(attribute, types)
        }
    }

    /// A number alone would not be an `NSDecimalNumber`.
    func decimal(_ text: String) -> String? {
        let type = types.foundation("Decimal")
        guard let literal = SwiftLiteral.decimal(text, type: type) else { return nil }
        return literal.hasPrefix(type) ? literal : "\(type)(\(literal))"
    }

    /// For example: `.integer64`.
    private func kind(of type: AttributeType) -> String {
        switch type {
        case .undefined, .composite: ".undefined"
        case .boolean: ".boolean"
        case .integer16: ".integer16"
        case .integer32: ".integer32"
        case .integer64, .int: ".integer64"
        case .float: ".float"
        case .double: ".double"
        case .decimal: ".decimal"
        case .string: ".string"
        case .date: ".date"
        case .binary, .codable: ".binary"
        case .uuid: ".uuid"
        case .uri: ".uri"
        case .transformable: ".transformable"
        case .objectID: ".objectID"
        }
    }
}
