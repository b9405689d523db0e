extension NSString: ExpressibleByStringLiteral {
    public required convenience init(stringLiteral value: StaticString) { fatalError() }

    public convenience init(string: String) { fatalError() }
}

// developer.apple.com/documentation/swift/cvararg
extension String: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Array: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Dictionary: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Set: CVarArg { public var _cVarArgEncoding: [Int] { [] } }

extension NSRange {
    // developer.apple.com/documentation/foundation/nsrange/init(_:in:)
    public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
    where R.Bound == S.Index { fatalError() }
}
