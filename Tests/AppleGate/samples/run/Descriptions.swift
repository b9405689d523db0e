import CoreData

// What the models of the samples are made of.

/// An entity whose class has its name.
func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
}

/// For example: `attribute("title", .stringAttributeType, isOptional: false)`.
func attribute(
    _ name: String,
    _ type: NSAttributeType,
    isOptional: Bool = true
) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    return attribute
}

/// A relationship without an inverse.
func relationship(
    _ name: String,
    to destination: NSEntityDescription,
    isToMany: Bool = true,
    isOrdered: Bool = false,
    _ rule: NSDeleteRule = .nullifyDeleteRule
) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.deleteRule = rule
    return relationship
}

/// Makes each the inverse of the other.
func pair(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
    one.inverseRelationship = other
    other.inverseRelationship = one
}
