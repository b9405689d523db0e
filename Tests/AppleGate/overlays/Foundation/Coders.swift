// developer.apple.com/documentation/foundation/jsonencoder
open class JSONEncoder {
    public enum NonConformingFloatEncodingStrategy: Sendable {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
        public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
    }

    public init() { fatalError() }

    open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }

    open var outputFormatting: OutputFormatting {
        get { fatalError() }
        set { fatalError() }
    }

    open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

// developer.apple.com/documentation/foundation/jsondecoder
open class JSONDecoder {
    public enum NonConformingFloatDecodingStrategy: Sendable {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    public init() { fatalError() }

    open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }

    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
