import Diagnostics
import ModelIR

/// Builds a model from the elements of Xcode 4.
struct ElementsAssembler {
    static let advice = "open the model in Xcode and save it"

    /// The place of every part of an archive, which has no lines.
    private let origin: Origin
    private let literals: ElementsReader.Literals
    private(set) var leftOut: LeftOutParts

    init(file: String, literals: @escaping ElementsReader.Literals) {
        origin = .whole(OriginFile(file))
        self.literals = literals
        leftOut = LeftOutParts(file: file, advice: Self.advice)
    }

    /// Returns the model, with entities and properties sorted by name, as Xcode sorts them.
    mutating func model(_ root: ArchivedObject, name: String, version: String?) -> Model {
        var model = Model(name: name, version: version, sources: [origin.file], origin: origin)
        let package = root["_xd_rootPackage"].object
        let entities = package.map { StereotypeValues.parts($0, "Classes") } ?? []
        for (_, value) in entities.sorted(by: { $0.key < $1.key }) {
            guard let element = value.object, element.className == "XDPMEntity" else { continue }
            model.entities.append(entity(element))
        }
        if root["_configurationsByName"].object?.entries.isEmpty == false {
            leftOut.add("the configurations", of: name)
        }
        return model
    }

    private mutating func entity(_ element: ArchivedObject) -> Entity {
        let values = StereotypeValues(element)
        let name = element["_name"].text ?? ""
        var result = Entity(name: name, origin: origin)
        let className = values["XD_PSK_entityClassName"].text
        result.classReference =
            className.flatMap { $0 == "NSManagedObject" ? nil : .named($0) } ?? .unspecified
        result.isAbstract = values["XD_PSK_isAbstract"].isTrue
        result.renamingIdentifier = values["XD_PSK_elementID"].text
        result.versionHashModifier = values["XD_PSK_versionHashModifier"].text
        result.userInfo = values["XD_PSK_userInfo"].namedTexts
        addProperties(of: element, to: &result)
        leaveOutParts(of: element, values, name)
        return result
    }

    private mutating func leaveOutParts(
        of element: ArchivedObject,
        _ values: StereotypeValues,
        _ name: String
    ) {
        let generalizations = element["XDBucketForGeneralizationsstorage"].object
        if generalizations?.elements.isEmpty == false { leftOut.add("the parent", of: name) }
        let lists = [
            ("XD_PSK_fetchRequestsArray", "the fetch requests"),
            ("XDPMCompoundIndexes", "the compound indexes"),
            ("XDPMUniquenessConstraints", "the unique constraints"),
        ]
        for (key, part) in lists where values.holdsElements(key) { leftOut.add(part, of: name) }
    }

    private mutating func addProperties(of element: ArchivedObject, to entity: inout Entity) {
        let parts = StereotypeValues.parts(element, "OwnedAttributes")
        for (_, value) in parts.sorted(by: { $0.key < $1.key }) {
            guard let property = value.object else { continue }
            switch property.className {
            case "XDPMAttribute": entity.attributes.append(attribute(property, in: entity.name))
            case "XDPMRelationship": entity.relationships.append(relationship(property))
            default:
                let name = property["_name"].text ?? property.className
                leftOut.add("the property '\(name)'", of: entity.name)
            }
        }
    }
}

extension ElementsAssembler {
    private mutating func attribute(_ element: ArchivedObject, in entity: String) -> Attribute {
        let values = StereotypeValues(element)
        let name = element["_name"].text ?? ""
        let number = values["XD_PAttK_attributeType"].integer ?? 0
        let type = ModelAssembler.types[number]
        if type == nil { leftOut.add("the attribute type \(number)", of: "\(entity).\(name)") }
        var result = Attribute(name: name, type: type ?? .undefined, origin: origin)
        result.isOptional = values["XD_PPSK_isOptional"].isTrue
        result.isTransient = values["XD_PPSK_isTransient"].isTrue
        if result.type == .transformable {
            result.valueTransformerName = values["XD_PAttK_valueTransformerName"].text
        }
        result.renamingIdentifier = values["XD_PPSK_elementID"].text
        result.versionHashModifier = values["XD_PPSK_versionHashModifier"].text
        result.userInfo = values["XD_PPSK_userInfo"].namedTexts
        result.storage = storage(values)
        result.validation.minimum = values["XD_PAttK_minValueString"].text
        result.validation.maximum = values["XD_PAttK_maxValueString"].text
        result.validation.pattern = values["XD_PAttK_regularExpressionString"].text
        addDefault(values["XD_PAttK_defaultValueAsString"].text, to: &result, in: entity)
        return result
    }

    private func storage(_ values: StereotypeValues) -> Attribute.Storage {
        var storage = Attribute.Storage()
        storage.allowsExternalStorage = values["XD_PAttK_allowsExternalBinaryDataStorage"].isTrue
        storage.isIndexed = values["XD_PPSK_isIndexed"].isTrue
        storage.isIndexedBySpotlight = values["XD_PPSK_isSpotlightIndexed"].isTrue
        storage.isStoredInTruthFile = values["XD_PPSK_isStoredInTruthFile"].isTrue
        return storage
    }

    private mutating func addDefault(
        _ text: String?,
        to attribute: inout Attribute,
        in entity: String
    ) {
        guard let text else { return }
        attribute.defaultValue = literals(text, attribute.type).map { .literal($0) }
        guard attribute.defaultValue == nil else { return }
        leftOut.add("the default '\(text)'", of: "\(entity).\(attribute.name)")
    }

    private func relationship(_ element: ArchivedObject) -> Relationship {
        let values = StereotypeValues(element)
        let destination = values["XD_PRK_destination"].object?["_name"].text
        let maximum = Int(clamping: values["XD_PRK_maxCount"].integer ?? 0)
        let minimum = Int(clamping: values["XD_PRK_minCount"].integer ?? 0)
        let isOrdered = values["XD_PRK_ordered"].isTrue
        var result = Relationship(
            name: element["_name"].text ?? "",
            destination: destination ?? "",
            origin: origin
        )
        result.cardinality =
            !values["XD_PRK_isToMany"].isTrue ? .toOne : isOrdered ? .orderedToMany : .toMany
        result.isOptional = values["XD_PPSK_isOptional"].isTrue
        result.isTransient = values["XD_PPSK_isTransient"].isTrue
        result.deleteRule =
            ModelAssembler.deleteRules[values["XD_PRK_deleteRule"].integer ?? 1] ?? .nullify
        result.inverse = values["XD_PRK_inverseRelationship"].object?["_name"].text
            .map { Relationship.Inverse(entity: destination, relationship: $0) }
        result.minimumCount = minimum > 0 ? minimum : nil
        result.maximumCount = maximum > 0 ? maximum : nil
        result.isIndexed = values["XD_PPSK_isIndexed"].isTrue
        result.renamingIdentifier = values["XD_PPSK_elementID"].text
        result.versionHashModifier = values["XD_PPSK_versionHashModifier"].text
        result.userInfo = values["XD_PPSK_userInfo"].namedTexts
        return result
    }
}
