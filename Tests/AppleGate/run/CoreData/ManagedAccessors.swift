/// The implementation of `@NSManaged`, which the accessors written by `companion` call.
extension NSManagedObject {
    public func _managedValue<Value>(_ key: String) -> Value {
        read(managedProperty(key), as: Value.self)
    }

    public func _setManagedValue(_ value: Any?, _ key: String) {
        let property = managedProperty(key)
        let isPrimitive = property.name != key
        if !isPrimitive { willChangeValue(forKey: key) }
        write(value, to: property)
        if !isPrimitive { didChangeValue(forKey: key) }
    }

    /// A to-many accessor, by its Objective-C selector. For example: `addItemsObject:`.
    public func _callManaged(_ selector: String, _ arguments: [Any]) {
        let accessor = CollectionAccessor(selector: selector)
        guard let accessor, let relationship = toMany(accessor.key) else {
            fatalError("-[\(entity.name ?? "") \(selector)]: unrecognized selector")
        }
        willChangeValue(forKey: relationship.name)
        accessor.perform(on: self, relationship, arguments)
        didChangeValue(forKey: relationship.name)
    }

    /// `primitiveAge` is the unobserved value of `age`.
    private func managedProperty(_ key: String) -> NSPropertyDescription {
        if let property = entity.property(named: key) { return property }
        if key.hasPrefix("primitive") {
            let name = key.dropFirst("primitive".count)
            if let property = entity.propertyCapitalized(as: String(name)) { return property }
        }
        fatalError("-[\(entity.name ?? "") \(key)]: unrecognized selector")
    }

    private func toMany(_ capitalizedName: String) -> NSRelationshipDescription? {
        let property = entity.propertyCapitalized(as: capitalizedName)
        guard let relationship = property as? NSRelationshipDescription else { return nil }
        return relationship.isToMany ? relationship : nil
    }
}

extension NSEntityDescription {
    /// The property that `Items` in `addItems:` speaks of.
    fileprivate func propertyCapitalized(as name: String) -> NSPropertyDescription? {
        property(named: name.prefix(1).lowercased() + name.dropFirst()) ?? property(named: name)
    }
}
