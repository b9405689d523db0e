// developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
extension NSNotification {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

// developer.apple.com/documentation/foundation/nsnotification
open class NSNotification: NSObject {}

// developer.apple.com/documentation/foundation/notification
public struct Notification {
    public typealias Name = NSNotification.Name

    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
}

// developer.apple.com/documentation/foundation/notificationcenter
open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }

    // developer.apple.com/documentation/foundation/notificationcenter/post(name:object:)
    open func post(name aName: NSNotification.Name, object anObject: Any?) { fatalError() }

    // developer.apple.com/documentation/foundation/notificationcenter/post(name:object:userinfo:)
    open func post(
        name aName: NSNotification.Name,
        object anObject: Any?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) { fatalError() }
}

// developer.apple.com/documentation/foundation/userdefaults
open class UserDefaults: NSObject, @unchecked Sendable {
    open class var standard: UserDefaults { fatalError() }

    open func object(forKey defaultName: String) -> Any? { fatalError() }

    open func set(_ value: Any?, forKey defaultName: String) { fatalError() }

    open func string(forKey defaultName: String) -> String? { fatalError() }

    open func bool(forKey defaultName: String) -> Bool { fatalError() }

    open func integer(forKey defaultName: String) -> Int { fatalError() }

    open func double(forKey defaultName: String) -> Double { fatalError() }

    open func removeObject(forKey defaultName: String) { fatalError() }
}
