/// A value in an archive.
enum ArchivedValue {
    case null
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    /// Seconds since 2001-01-01 UTC.
    case date(Double)
    case data([UInt8])
    case string(String)
    /// The indices of the elements.
    case array([Int])
    case object(ArchivedObject)

    var object: ArchivedObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// A text, also that of an `NSMutableString` or an `NSURL`.
    var text: String? {
        switch self {
        case .string(let text): text
        case .object(let object): object["NS.string"].plainText ?? object["NS.relative"].plainText
        default: nil
        }
    }

    private var plainText: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var integer: Int64? {
        switch self {
        case .integer(let number): number
        case .boolean(let flag): flag ? 1 : 0
        default: nil
        }
    }

    var isTrue: Bool { integer.map { $0 != 0 } ?? false }
}
