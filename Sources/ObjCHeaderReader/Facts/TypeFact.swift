/// The type of a property, as far as models distinguish types.
struct TypeFact: Equatable {
    var kind: Kind
    /// The name of a type definition, if the type has one. For example: `NSTimeInterval`.
    var alias: String?
    var nullability: Nullability = .unspecified

    enum Kind: Equatable {
        /// An object, with the classes of its elements. For example: `NSSet<Tag *> *`.
        case object(String, [String])
        /// `id`, or an object of which only a protocol is known.
        case anyObject(String)
        case scalar(ScalarType)
        case enumeration(String)
        case block
        /// A type that no attribute can have, as written. For example: `CGRect`.
        case other(String)
    }

    enum Nullability: String {
        case nonnull
        case nullable
        case unspecified
    }
}

/// A number in C.
enum ScalarType: String {
    case boolean
    case int8
    case uint8
    case int16
    case uint16
    case int32
    case uint32
    case int64
    case uint64
    /// `NSInteger`.
    case long
    /// `NSUInteger`.
    case unsignedLong
    case float
    case double

    /// The number that a constant of this type is, of its bits as libclang extends them by their sign.
    ///
    /// For example: 255 for -1 of `uint8_t`.
    func value(_ extended: Int64) -> Int64 {
        switch self {
        case .boolean: extended & 1
        case .uint8: Int64(UInt8(truncatingIfNeeded: extended))
        case .uint16: Int64(UInt16(truncatingIfNeeded: extended))
        case .uint32: Int64(UInt32(truncatingIfNeeded: extended))
        default: extended
        }
    }
}
