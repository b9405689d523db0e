@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

// One body for every bridge: nothing here ever runs.
extension _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

    public static func _forceBridgeFromObjectiveC(
        _ source: _ObjectiveCType,
        result: inout Self?
    ) { fatalError() }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType,
        result: inout Self?
    ) -> Bool { fatalError() }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType?
    ) -> Self { fatalError() }
}

extension Int: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int8: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int16: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int32: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int64: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt8: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt16: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt32: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt64: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Float: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Bool: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension String: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Array: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Date: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension Data: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension UUID: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSUUID }
extension URL: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension Decimal: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDecimalNumber }
