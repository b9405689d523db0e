// developer.apple.com/documentation/foundation/filemanager
// Its shared instance may be used from several threads.
open class FileManager: NSObject, @unchecked Sendable {
    // developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
    public enum SearchPathDirectory: UInt, Sendable {
        case libraryDirectory = 5
        case documentDirectory = 9
        case cachesDirectory = 13
        case applicationSupportDirectory = 14
    }

    // developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
    public struct SearchPathDomainMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    }

    open class var `default`: FileManager { fatalError() }

    open func urls(
        for directory: SearchPathDirectory,
        in domainMask: SearchPathDomainMask
    ) -> [URL] { fatalError() }

    open func fileExists(atPath path: String) -> Bool { fatalError() }

    open func removeItem(at url: URL) throws { fatalError() }

    // developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
    open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        fatalError()
    }
}

// developer.apple.com/documentation/foundation/url
extension URL {
    public var path: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }

    public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }

    public func appendingPathExtension(_ pathExtension: String) -> URL { fatalError() }

    public func deletingLastPathComponent() -> URL { fatalError() }

    // developer.apple.com/documentation/foundation/url/appending(path:directoryhint:)
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public func appending<S: StringProtocol>(path: S) -> URL { fatalError() }
}

extension Data {
    // developer.apple.com/documentation/foundation/data/init(contentsof:options:)
    public init(contentsOf url: URL) throws { fatalError() }

    // developer.apple.com/documentation/foundation/data/write(to:options:)
    public func write(to url: URL) throws { fatalError() }
}
