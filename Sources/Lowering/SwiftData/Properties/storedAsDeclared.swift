import ModelIR
import SwiftNames

extension Model {
    /// The model in which SwiftData stores enumerations of an app's own classes as it did before: under the
    /// names that the classes declare, and not as raw values.
    ///
    /// Stores on users' devices have these attributes, and versions of a schema are found by them. For
    /// example: `priority` of the type `Priority`, for `priorityRaw`.
    func storedAsDeclared(_ valueTypes: [String: ValueType]) -> Model {
        var model = self
        for index in entities.indices {
            let declared = entities[index].attributes.filter {
                $0.code?.isStoredAsDeclared == true && $0.valueType != nil
            }
            for attribute in declared {
                model.entities[index].storeAsDeclared(attribute, valueTypes)
            }
        }
        return model
    }
}

extension Entity {
    fileprivate mutating func storeAsDeclared(
        _ attribute: Attribute,
        _ valueTypes: [String: ValueType]
    ) {
        guard let place = attributes.firstIndex(where: { $0.name == attribute.name }),
            let type = attribute.valueType
        else { return }
        var declared = attribute
        declared.name = attribute.declaredName
        declared.type = .codable
        declared.customClassName = type
        declared.defaultValue = attribute.defaultValue.map {
            declaredDefault($0, valueTypes[type])
        }
        declared.changeCode { ($0.name, $0.valueType) = (nil, nil) }
        attributes[place] = declared
        uniquenessConstraints = uniquenessConstraints.map { names in
            names.map { $0 == attribute.name ? declared.name : $0 }
        }
        for index in indexes.indices {
            for element in indexes[index].elements.indices
            where indexes[index].elements[element].property == attribute.name {
                indexes[index].elements[element].property = declared.name
            }
        }
    }
}

/// The case with a raw value, as code spells it; anything else as it is.
private func declaredDefault(_ value: DefaultValue, _ type: ValueType?) -> DefaultValue {
    guard case .literal(let literal) = value, let type,
        case .enumeration(let enumeration) = type.kind,
        let found = enumeration.cases.first(where: { $0.rawValue == literal })
    else { return value }
    // For an optional, `.none` would be nil.
    let owner = found.name == "none" ? type.name : ""
    return .opaque(text: "\(owner).\(SwiftIdentifier.member(found.name))", language: "swift")
}
