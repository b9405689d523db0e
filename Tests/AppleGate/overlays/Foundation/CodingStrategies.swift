extension JSONEncoder {
    // developer.apple.com/documentation/foundation/jsonencoder/dateencodingstrategy-swift.enum
    public enum DateEncodingStrategy: Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (Date, any Encoder) throws -> Void)
    }

    // developer.apple.com/documentation/foundation/jsonencoder/dataencodingstrategy-swift.enum
    public enum DataEncodingStrategy: Sendable {
        case deferredToData
        case base64
        case custom(@Sendable (Data, any Encoder) throws -> Void)
    }

    // developer.apple.com/documentation/foundation/jsonencoder/keyencodingstrategy-swift.enum
    public enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys
        case convertToSnakeCase
        case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    }

    public var dateEncodingStrategy: DateEncodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    public var keyEncodingStrategy: KeyEncodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    // developer.apple.com/documentation/foundation/jsonencoder/userinfo
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fatalError() }
        set { fatalError() }
    }
}

extension JSONDecoder {
    // developer.apple.com/documentation/foundation/jsondecoder/datedecodingstrategy-swift.enum
    public enum DateDecodingStrategy: Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (any Decoder) throws -> Date)
    }

    // developer.apple.com/documentation/foundation/jsondecoder/datadecodingstrategy-swift.enum
    public enum DataDecodingStrategy: Sendable {
        case deferredToData
        case base64
        case custom(@Sendable (any Decoder) throws -> Data)
    }

    // developer.apple.com/documentation/foundation/jsondecoder/keydecodingstrategy-swift.enum
    public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys
        case convertFromSnakeCase
        case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    }

    public var dateDecodingStrategy: DateDecodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    public var dataDecodingStrategy: DataDecodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    public var keyDecodingStrategy: KeyDecodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
    // developer.apple.com/documentation/foundation/jsondecoder/userinfo
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fatalError() }
        set { fatalError() }
    }
}
