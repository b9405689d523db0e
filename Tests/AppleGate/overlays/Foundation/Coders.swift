// developer.apple.com/documentation/foundation/jsonencoder
open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
        public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
    }

    public init() { fatalError() }

    open var outputFormatting: OutputFormatting {
        get { fatalError() }
        set { fatalError() }
    }

    open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

// developer.apple.com/documentation/foundation/jsondecoder
open class JSONDecoder {
    public init() { fatalError() }

    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
