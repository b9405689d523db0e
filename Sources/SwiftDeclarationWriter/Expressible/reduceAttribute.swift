import ModelIR
import SwiftNames

extension ExpressibleModel {
    /// Returns the expressible part of an attribute, or `nil` if a property can't represent it.
    mutating func reduced(_ attribute: Attribute, of entity: Entity) -> Attribute? {
        let element = "\(entity.name).\(attribute.name)"
        if let problem = problem(of: attribute) {
            let message = "the attribute '\(element)' is not written: \(problem)"
            warn("attribute.left-out", attribute.origin, message)
            return nil
        }
        let value = attribute.valueType.flatMap(valueType)
        if let name = attribute.valueType { checkType(name, value, attribute, element) }
        var result = attribute
        var losses = Losses()
        if !result.type.isEncoded {
            losses.reduce(&result.customClassName, to: nil, "its class")
            losses.reduce(&result.valueTransformerName, to: nil, "its transformer")
        } else {
            reduceClass(&result, &losses)
        }
        let isQuoted = result.valueTransformerName != nil && result.quotesTransformer
        result.isTransformerQuoted = isQuoted ? true : nil
        let rest = expressibleDefault(
            of: result,
            value,
            showsIDs: attribute.code?.showsIDs ?? false
        )
        reduceDefault(&result, to: rest, &losses)
        losses.reduce(&result.derivation, to: nil, "its derivation")
        losses.reduce(&result.validation, to: Attribute.Validation(), "its validation")
        losses.reduce(&result.storage.isIndexed, to: false, "its index")
        losses.reduce(&result.storage.isStoredInTruthFile, to: false, "being in the truth file")
        losses.reduce(&result.userInfo, to: [], userInfoWords(attribute.userInfo))
        settings.reduce(&result.usesScalarType, to: scalarChoice(result, value), .scalars)
        settings.takeKept(&result.kept)
        result.changeCode { reduce(&$0, attribute, entity, &losses) }
        reduceCode(of: &result, &losses)
        warn("attribute.left-out", attribute.origin, element, losses)
        return result
    }

    /// Returns the reason why a property can't represent an attribute.
    private func problem(of attribute: Attribute) -> String? {
        if !isPropertyName(attribute.name) || !isPropertyName(attribute.declaredName) {
            return "its name can't be that of a property"
        }
        switch attribute.type {
        case .undefined: return "it has no type"
        case .objectID: return "declarations have no type for an object ID"
        case .composite: return "declarations can't express a composite of Core Data"
        default:
            let name = attribute.type.declaredName
            guard attribute.valueType == nil, expressibleClass(of: attribute) == nil,
                isTaken(name, isElement: false), !attribute.type.isFoundations
            else { return nil }
            return "its type '\(name)' is the name of another type of the model"
        }
    }

    /// Reports types that generating code would reject as well.
    private mutating func checkType(
        _ name: String,
        _ value: ValueType?,
        _ attribute: Attribute,
        _ element: String
    ) {
        guard let value else {
            let message =
                "'\(element)' has the value type '\(name)', which no input declares; name its file, too"
            return report("property.unknown-type", attribute.origin, message)
        }
        guard let rawType = value.rawType else {
            let message = "'\(element)' is one attribute, and '\(name)' is stored in several"
            return report("property.composite-type", attribute.origin, message)
        }
        guard rawType != attribute.type else { return }
        let message = "'\(element)' does not store what '\(name)' is stored as"
        report("property.type-mismatch", attribute.origin, message)
    }

    private mutating func reduceClass(_ attribute: inout Attribute, _ losses: inout Losses) {
        guard let name = attribute.customClassName else { return }
        guard let type = expressibleClass(of: attribute) else {
            return losses.reduce(&attribute.customClassName, to: nil, "its class '\(name)'")
        }
        let rest = type.text == "NSObject" ? nil : type.text
        settings.reduce(&attribute.customClassName, to: rest, .classes)
    }

    /// Returns the class of a transformable attribute, if it is a valid type of a property.
    private func expressibleClass(of attribute: Attribute) -> PropertyType? {
        guard attribute.type.isEncoded, let name = attribute.customClassName else { return nil }
        let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
        guard let type = PropertyType(bare) else { return nil }
        let isElement = type.isCollection
        // `Set<Tag>` is the standard library's, as no class has parameters.
        let names = type.text.contains("Set<") ? type.names.filter { $0 != "Set" } : type.names
        guard !names.contains(where: { isTaken($0, isElement: isElement) }) else { return nil }
        // The name of a module isn't one that the reader keeps; a declaration's is.
        if type.isQualified, attribute.type != .codable { return nil }
        return type
    }

    private mutating func reduceDefault(
        _ attribute: inout Attribute,
        to rest: DefaultValue?,
        _ losses: inout Losses
    ) {
        if case .literal(.decimal)? = rest {
            settings.reduce(&attribute.defaultValue, to: rest, .spelling)
        } else {
            losses.reduce(&attribute.defaultValue, to: rest, "its default")
        }
    }

    /// Returns the scalar choice that the reader infers from the type of a property.
    private func scalarChoice(_ attribute: Attribute, _ value: ValueType?) -> Bool? {
        let type = attribute.type
        let isNumber = type.isInteger || type == .float || type == .double
        return isNumber || (type == .boolean && value == nil) ? true : nil
    }

    private func reduce(
        _ code: inout PropertyCode,
        _ attribute: Attribute,
        _ entity: Entity,
        _ losses: inout Losses
    ) {
        // An ignored attribute may have the name of another property.
        if code.isIgnored { losses.reduce(&code.name, to: nil, "its name in the code") }
        losses.reduce(&code.isIgnored, to: false, "being ignored")
        losses.reduce(&code.onMissing, to: nil, "the behavior of a missing value")
        // The code of a model file omits the suffix of the name, but the code of a declaration uses
        // the declared name.
        let isRaw = attribute.name.hasSuffix("Raw")
        if isRaw, code.name == nil {
            let name = String(attribute.name.dropLast(3))
            code.name = isFreeName(name, in: entity) ? name : attribute.name
        }
        if code.name == attribute.name, !isRaw || code.valueType != nil { code.name = nil }
        if code.valueType == nil { code.showsIDs = false }
    }
}
