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
