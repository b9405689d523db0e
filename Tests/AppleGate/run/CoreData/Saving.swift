extension NSManagedObjectContext {
    public func save() throws {
        for object in deleted { try object.validateForDelete() }
        let gone = Set(deleted)
        let kept = inserted.filter { !gone.contains($0) }
        let changed = updated.subtracting(gone)
        for object in kept + changed { object.willSave() }
        for object in kept + changed { try object.validate() }
        persistentStoreCoordinator?.apply(inserted: kept, deleted: gone)
        (inserted, updated, deleted) = ([], [], [])
        for object in kept + changed {
            object.isInserted = false
            object.isUpdated = false
            object.didSave()
        }
    }
}

extension NSManagedObject {
    /// The codes of Core Data's `NSValidation…Error`.
    private enum ValidationCode: Int {
        case missingMandatoryProperty = 1570
        case relationshipDeniedDelete = 1600
    }

    fileprivate func validate() throws {
        for property in entity.propertiesByName.values where !property.isOptional {
            guard isMissing(property) else { continue }
            throw failure(.missingMandatoryProperty, property)
        }
    }

    fileprivate func validateForDelete() throws {
        for relationship in entity.relationshipsByName.values
        where relationship.deleteRule == .denyDeleteRule {
            guard destinations(of: relationship).contains(where: { !$0.isDeleted }) else {
                continue
            }
            throw failure(.relationshipDeniedDelete, relationship)
        }
    }

    private func isMissing(_ property: NSPropertyDescription) -> Bool {
        guard let relationship = property as? NSRelationshipDescription else {
            return !property.isTransient && attributes[property.name] == nil
        }
        return relationship.isToMany
            ? members(of: relationship).count == 0 : destinations[property.name] == nil
    }

    private func failure(_ code: ValidationCode, _ property: NSPropertyDescription) -> NSError {
        NSError(
            domain: "NSCocoaErrorDomain",
            code: code.rawValue,
            userInfo: [
                "NSValidationErrorKey": property.name,
                "NSValidationErrorObject": self,
            ]
        )
    }
}
