extension NSManagedObject {
    public func value(forKey key: String) -> Any? {
        read(property(key), as: Any?.self)
    }

    public func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        write(value, to: property(key))
        didChangeValue(forKey: key)
    }

    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        attributes[attribute(key).name] = stored(value)
    }

    func property(_ key: String) -> NSPropertyDescription {
        guard let property = entity.property(named: key) else {
            fatalError("\(entity.name ?? "") is not key value coding-compliant for \(key)")
        }
        return property
    }

    private func attribute(_ key: String) -> NSAttributeDescription {
        guard let attribute = property(key) as? NSAttributeDescription else {
            fatalError("\(key) of \(entity.name ?? "") is no attribute")
        }
        return attribute
    }

    func read<Value>(_ property: NSPropertyDescription, as type: Value.Type) -> Value {
        guard let relationship = property as? NSRelationshipDescription else {
            return converted(attributes[property.name], of: property.name)
        }
        guard relationship.isToMany else {
            return converted(destinations[property.name], of: property.name)
        }
        let all = allMembers(of: relationship)
        return collection(all, isOrdered: relationship.isOrdered, of: property.name)
    }

    func write(_ value: Any?, to property: NSPropertyDescription) {
        guard let relationship = property as? NSRelationshipDescription else {
            attributes[property.name] = stored(value)
            return
        }
        let objects = managedObjects(in: unwrapped(value))
        if relationship.isToMany {
            replaceMembers(of: relationship, with: objects)
        } else {
            setDestination(of: relationship, to: objects.first)
        }
    }
}
