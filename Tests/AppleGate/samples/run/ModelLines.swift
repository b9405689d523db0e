import CoreData

/// The lines that describe a model, to compare with those of a model that modelgen has read.
func lines(of model: NSManagedObjectModel) -> [String] {
    let entities = model.entities.flatMap(lines)
    let configurations = model.configurations.sorted().map { name in
        let members = model.entities(forConfigurationName: name) ?? []
        return "configuration \(name): \(members.map { $0.name ?? "" })"
    }
    let requests = model.fetchRequestTemplatesByName.sorted { $0.key < $1.key }.map {
        name,
        request in
        "request \(name): \(text(of: request))"
    }
    return entities + configurations + requests
}

private func lines(of entity: NSEntityDescription) -> [String] {
    let className = entity.managedObjectClassName.split(separator: ".").last ?? ""
    let constraints = entity.uniquenessConstraints.map { "\($0.compactMap { $0 as? String })" }
    let head = [
        "entity \(entity.name ?? "")", "class=\(className)", "abstract=\(entity.isAbstract)",
        "parent=\(entity.superentity?.name ?? "")",
        "children=\(entity.subentities.map { $0.name ?? "" })",
        identity(entity.renamingIdentifier, entity.versionHashModifier, entity.userInfo),
        "unique=\(constraints)",
    ]
    return [head.joined(separator: " ")] + entity.properties.map { "  " + text(of: $0) }
        + entity.indexes.map { "  " + text(of: $0) }
}

private func identity(_ name: String?, _ modifier: String?, _ userInfo: [AnyHashable: Any]?)
    -> String
{
    let entries = (userInfo ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
    return "renamed=\(name ?? "") modifier=\(modifier ?? "") info=\(entries)"
}

private func text(of property: NSPropertyDescription) -> String {
    let kind =
        switch property {
        case let attribute as NSAttributeDescription: text(of: attribute)
        case let relationship as NSRelationshipDescription: text(of: relationship)
        case let fetched as NSFetchedPropertyDescription:
            "fetched " + (fetched.fetchRequest.map(text) ?? "")
        default: "unknown"
        }
    let info = identity(
        property.renamingIdentifier,
        property.versionHashModifier,
        property.userInfo
    )
    return "\(property.name) optional=\(property.isOptional) transient=\(property.isTransient)"
        + " \(info) \(kind)"
}

private func text(of attribute: NSAttributeDescription) -> String {
    let predicates = attribute.validationPredicates.map { FormatTexts.shared.text(of: $0) ?? "" }
    let rules = zip(predicates, attribute.validationWarnings).map { "\($0) (\($1))" }
    let elements = ((attribute as? NSCompositeAttributeDescription)?.elements ?? [])
        .map { text(of: $0 as NSPropertyDescription) }
    let derived = (attribute as? NSDerivedAttributeDescription)?.derivationExpression?.text
    return [
        "type=\(attribute.attributeType.rawValue)",
        "default=\(attribute.defaultValue.map(text) ?? "")",
        "class=\(attribute.attributeValueClassName ?? "")",
        "transformer=\(attribute.valueTransformerName ?? "")",
        "external=\(attribute.allowsExternalBinaryDataStorage)",
        "spotlight=\(attribute.isIndexedBySpotlight)",
        "encrypted=\(attribute.allowsCloudEncryption)",
        "history=\(attribute.preservesValueInHistoryOnDeletion)", "rules=\(rules)",
        "derived=\(derived ?? "")", "elements=\(elements)",
    ].joined(separator: " ")
}

private func text(of value: Any) -> String {
    "\((value as? Date)?.timeIntervalSinceReferenceDate ?? value)"
}

private func text(of relationship: NSRelationshipDescription) -> String {
    [
        "destination=\(relationship.destinationEntity?.name ?? "")",
        "inverse=\(relationship.inverseRelationship?.name ?? "")",
        "ordered=\(relationship.isOrdered)", "rule=\(relationship.deleteRule.rawValue)",
        "count=\(relationship.minCount)...\(relationship.maxCount)",
    ].joined(separator: " ")
}

private func text(of request: NSFetchRequest<any NSFetchRequestResult>) -> String {
    let predicate = request.predicate.flatMap { FormatTexts.shared.text(of: $0) } ?? ""
    return "\(request.entity?.name ?? "") where=\(predicate) limit=\(request.fetchLimit)"
        + " batch=\(request.fetchBatchSize) result=\(request.resultType.rawValue)"
        + " subentities=\(request.includesSubentities) values=\(request.includesPropertyValues)"
        + " pending=\(request.includesPendingChanges) faults=\(request.returnsObjectsAsFaults)"
        + " distinct=\(request.returnsDistinctResults)"
}

private func text(of index: NSFetchIndexDescription) -> String {
    let elements = index.elements.map { element in
        let expression = element.property as? NSExpressionDescription
        let name = expression?.expression?.text ?? element.property?.name ?? ""
        return "\(name) \(element.isAscending) \(element.collationType.rawValue)"
            + " \(expression?.expressionResultType.rawValue ?? 0)"
    }
    let predicate = index.partialIndexPredicate.flatMap { FormatTexts.shared.text(of: $0) } ?? ""
    return "index \(index.name) \(elements) where=\(predicate)"
}
