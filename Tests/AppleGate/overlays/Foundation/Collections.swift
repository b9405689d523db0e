public struct NSFastEnumerationIterator: IteratorProtocol {
    public init(_ enumerable: NSFastEnumeration) { fatalError() }

    public mutating func next() -> Any? { fatalError() }
}

extension NSArray: Sequence {
    public func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

extension NSSet: Sequence {
    public func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

extension NSOrderedSet: Sequence {
    public func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

extension NSArray: ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }
}

extension NSSet: ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }
}

extension NSOrderedSet: ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }
}
