/// A value without any optional around it.
func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return unwrapped(optional.content) }
    return value is NSNull ? nil : value
}

private protocol AnyOptional {
    var content: Any? { get }
}

extension Optional: AnyOptional {
    var content: Any? { self.map { $0 as Any } }
}

/// The form in which values are kept and compared: `NSNumber` for numbers, Swift's for the rest.
func stored(_ value: Any?) -> Any? {
    switch unwrapped(value) {
    case let number as NSNumber: number
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case let text as NSString: text as String
    case let date as NSDate: date as Date
    case let uuid as NSUUID: uuid as UUID
    case let url as NSURL: url as URL
    case let data as NSData: data as Data
    case let other: other
    }
}

/// The value as an accessor declares it: a missing scalar is zero, as in Core Data.
func converted<Value>(_ value: Any?, of key: String) -> Value {
    if let value = value as? Value { return value }
    if let number = value as? NSNumber, let flag = number.boolValue as? Value { return flag }
    guard unwrapped(value) == nil else { fatalError("\(key) holds no \(Value.self)") }
    if let zero = NSNumber(value: 0) as? Value, !(zero is NSNumber) || zero is any Numeric {
        return zero
    }
    if let none = Any?.none as Any as? Value { return none }
    // Bridging would invent an empty value here: no generated code may rely on that.
    fatalError("\(key) has no value, and its type has no room for that")
}

func collection<Value>(_ all: [NSManagedObject], isOrdered: Bool, of key: String) -> Value {
    let ordered = NSOrderedSet(array: all)
    if isOrdered, let value = ordered as? Value { return value }
    if !isOrdered, let value = Set(all) as? Value { return value }
    if !isOrdered, let value = NSSet(array: all) as? Value { return value }
    fatalError("\(key) cannot be read as \(Value.self)")
}

/// The objects of any collection that an accessor takes, or the one object itself.
func managedObjects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case nil: []
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [NSManagedObject]: list
    case let other: fatalError("no managed objects: \(String(describing: other))")
    }
}
