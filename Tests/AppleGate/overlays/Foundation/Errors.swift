// developer.apple.com/documentation/foundation/localizederror
public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { nil }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

extension Error {
    public var localizedDescription: String { fatalError() }
}

extension NSError: Error {
    @nonobjc public var _domain: String { fatalError() }
    @nonobjc public var _code: Int { fatalError() }
}

// What the compiler calls at the border to Objective-C.
public func _convertNSErrorToError(_ error: NSError?) -> Error { fatalError() }

public func _convertErrorToNSError(_ error: Error) -> NSError { fatalError() }

public protocol _BridgedStoredNSError: Error {}
