extension NSPredicate {
    // developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
    public convenience init(format predicateFormat: __shared String, _ args: any CVarArg...) {
        fatalError()
    }
}

extension NSExpression {
    // developer.apple.com/documentation/foundation/nsexpression/init(format:_:)
    public convenience init(format expressionFormat: __shared String, _ args: any CVarArg...) {
        fatalError()
    }
}

extension NSSortDescriptor {
    // developer.apple.com/documentation/foundation/nssortdescriptor/init(keypath:ascending:)
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        fatalError()
    }
}

// developer.apple.com/documentation/foundation/sortorder
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public enum SortOrder: Hashable, Sendable {
    case forward
    case reverse
}

// developer.apple.com/documentation/foundation/sortdescriptor
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct SortDescriptor<Compared>: Sendable {
    public init<Value: Comparable>(
        _ keyPath: any KeyPath<Compared, Value> & Sendable,
        order: SortOrder = .forward
    ) {
        fatalError()
    }

    public init<Value: Comparable>(
        _ keyPath: any KeyPath<Compared, Value?> & Sendable,
        order: SortOrder = .forward
    ) {
        fatalError()
    }
}

// developer.apple.com/documentation/foundation/nspredicate/init(_:)
extension NSPredicate {
    @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
    public convenience init?<Input: NSObject>(_ predicate: Predicate<Input>) { fatalError() }
}
