import CSQLite
import Foundation

/// The arguments of a function that statements call.
typealias SQLArguments = UnsafeMutablePointer<OpaquePointer?>?

/// A function that statements call: its context, the number of arguments, and the arguments.
typealias SQLFunction = @convention(c) (OpaquePointer?, Int32, SQLArguments) -> Void

/// Registers a function without side effects.
///
/// - Parameter isInnocuous: Whether views and triggers of any file may call it.
/// - Returns: SQLite's result code.
func registerFunction(
    _ name: String,
    _ argumentCount: Int32,
    isInnocuous: Bool = true,
    on handle: OpaquePointer,
    _ function: @escaping SQLFunction
) -> Int32 {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | (isInnocuous ? SQLITE_INNOCUOUS : 0)
    return sqlite3_create_function_v2(
        handle,
        name,
        argumentCount,
        flags,
        nil,
        function,
        nil,
        nil,
        nil
    )
}

/// The first result code that isn't a success.
func firstFailure(_ codes: [Int32]) -> Int32 { codes.first { $0 != SQLITE_OK } ?? SQLITE_OK }

// MARK: Values

/// The bytes of a text that SQLite passes.
func sqlBytes(_ start: UnsafeRawPointer?, _ count: Int32) -> UnsafeRawBufferPointer {
    .init(start: start, count: Int(count))
}

/// A text that SQLite passes.
func sqlText(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: sqlBytes(start, count), as: UTF8.self)
}

/// The text of an argument; `nil` for NULL.
func string(of value: OpaquePointer?) -> String? {
    guard let start = sqlite3_value_text(value) else { return nil }
    return sqlText(start, sqlite3_value_bytes(value))
}

// MARK: Results

func setResult(_ context: OpaquePointer?, _ text: String) {
    sqlite3_result_text(context, text, Int32(text.utf8.count), copied)
}

func setResult(_ context: OpaquePointer?, _ data: Data) {
    sqlite3_result_blob64(context, Array(data), UInt64(data.count), copied)
}

func setResult(_ context: OpaquePointer?, _ uuid: UUID) {
    withUnsafeBytes(of: uuid.uuid) { sqlite3_result_blob(context, $0.baseAddress, 16, copied) }
}
