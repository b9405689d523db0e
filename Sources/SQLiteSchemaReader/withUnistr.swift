import CSQLite
import DatabaseReading

/// The version from which SQLite has the function `unistr`, which dumps of that version call.
private let firstVersionWithUnistr: Int32 = 3_050_000

/// Runs a closure while a connection has the function `unistr`, which older versions of SQLite lack.
///
/// For example: `unistr('a\u000ab')` is a text with a line break.
func withUnistr<Result>(
    _ handle: OpaquePointer,
    _ body: () throws(SQLiteProblem) -> Result
) throws(SQLiteProblem) -> Result {
    guard sqlite3_libversion_number() < firstVersionWithUnistr else { return try body() }
    setUnistr(handle) { context, _, arguments in unistr(context, arguments?[0]) }
    // Generated code opens the database with the same SQLite, where triggers can't call it.
    defer { setUnistr(handle, nil) }
    return try body()
}

private func setUnistr(
    _ handle: OpaquePointer,
    _ function: (
        @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    )?
) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    sqlite3_create_function_v2(handle, "unistr", 1, flags, nil, function, nil, nil, nil)
}

private func unistr(_ context: OpaquePointer?, _ value: OpaquePointer?) {
    guard let start = sqlite3_value_text(value) else { return }
    let count = Int(sqlite3_value_bytes(value))
    guard let text = unescaped(UnsafeBufferPointer(start: start, count: count)) else {
        return sqlite3_result_error(context, "invalid Unicode escape", -1)
    }
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    text.withUnsafeBytes {
        let start = $0.bindMemory(to: CChar.self).baseAddress
        sqlite3_result_text(context, start, Int32($0.count), transient)
    }
}

/// A text without its escapes, which are `\\`, `\XXXX`, `\uXXXX`, `\+XXXXXX` and `\UXXXXXXXX`; `nil` if
/// there are others.
private func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let backslash = UInt8(ascii: "\\")
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
        guard byte == backslash else {
            result.append(byte)
            continue
        }
        let digits: Int
        switch rest.first {
        case backslash:
            result.append(backslash)
            rest.removeFirst()
            continue
        case UInt8(ascii: "u"): digits = 4
        case UInt8(ascii: "+"): digits = 6
        case UInt8(ascii: "U"): digits = 8
        default: digits = 0
        }
        if digits > 0 { rest.removeFirst() }
        let number = rest.prefix(max(digits, 4))
        guard number.count == max(digits, 4), number.allSatisfy(isHexadecimal),
            let value = UInt32(String(decoding: number, as: UTF8.self), radix: 16)
        else { return nil }
        rest = rest.dropFirst(number.count)
        result += String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
    }
    return result
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
}
