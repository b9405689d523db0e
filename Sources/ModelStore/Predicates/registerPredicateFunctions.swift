import CSQLite
import Foundation
import ModelTypes

/// Gives a connection what conditions of predicates use and SQLite lacks.
///
/// `calculate(code, left, right)`, `codable_part(json, part)`, `text_matches_pattern(text, pattern)`,
/// and the collation `localized_standard`.
/// - Returns: SQLite's result code.
func registerPredicateFunctions(on handle: OpaquePointer) -> Int32 {
    let codes = [
        register("calculate", 3, on: handle) { context, _, arguments in
            guard let context, let arguments else { return }
            calculate(context, arguments)
        },
        register("codable_part", 2, on: handle) { context, _, arguments in
            guard let context, let arguments else { return }
            makePart(context, arguments)
        },
        register("text_matches_pattern", 2, on: handle) { context, _, arguments in
            guard let context, let arguments else { return }
            if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
                matchPattern(context, arguments)
            }
        },
        sqlite3_create_collation_v2(
            handle,
            "localized_standard",
            SQLITE_UTF8,
            nil,
            { _, leftCount, left, rightCount, right in
                let order = text(left, leftCount).localizedStandardCompare(text(right, rightCount))
                return Int32(order.rawValue)
            },
            nil
        ),
    ]
    return codes.first { $0 != SQLITE_OK } ?? SQLITE_OK
}

private typealias Arguments = UnsafeMutablePointer<OpaquePointer?>

private func register(
    _ name: String,
    _ count: Int32,
    on handle: OpaquePointer,
    _ function: @escaping @convention(c) (OpaquePointer?, Int32, Arguments?) -> Void
) -> Int32 {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    return sqlite3_create_function_v2(handle, name, count, flags, nil, function, nil, nil, nil)
}

private func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

private func calculate(_ context: OpaquePointer, _ arguments: Arguments) {
    guard let calculation = Calculation(code: sqlite3_value_int64(arguments[0])) else { return }
    let left = number(arguments[1], calculation.kind)
    let right = number(arguments[2], calculation.kind)
    do {
        answer(context, try calculation.result(left, right))
    } catch {
        sqlite3_result_error(context, "\(error)", -1)
    }
}

private func number(_ value: OpaquePointer?, _ kind: ScalarKind) -> Constant {
    if sqlite3_value_type(value) == SQLITE_NULL { return .null }
    switch kind {
    case .integer: return .integer(sqlite3_value_int64(value))
    case .decimal: return string(of: value).flatMap(decimal).map(Constant.decimal) ?? .null
    default: return .double(sqlite3_value_double(value))
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func matchPattern(_ context: OpaquePointer, _ arguments: Arguments) {
    guard let text = string(of: arguments[0]) else { return }
    do {
        guard let pattern = try pattern(context, arguments[1]) else { return }
        sqlite3_result_int(context, text.contains(pattern.regex) ? 1 : 0)
    } catch {
        sqlite3_result_error(context, "\(error)", -1)
    }
}

/// A regular expression, which SQLite keeps from one row to the next.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private final class Pattern {
    let regex: Regex<AnyRegexOutput>

    init(_ text: String) throws {
        regex = try Regex(text)
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func pattern(_ context: OpaquePointer, _ value: OpaquePointer?) throws -> Pattern? {
    if let known = sqlite3_get_auxdata(context, 1) {
        return Unmanaged<Pattern>.fromOpaque(known).takeUnretainedValue()
    }
    guard let text = string(of: value) else { return nil }
    let pattern = try Pattern(text)
    sqlite3_set_auxdata(context, 1, Unmanaged.passRetained(pattern).toOpaque()) { pointer in
        guard let pointer else { return }
        Unmanaged<Pattern>.fromOpaque(pointer).release()
    }
    return pattern
}

private func makePart(_ context: OpaquePointer, _ arguments: Arguments) {
    guard let pointer = sqlite3_value_pointer(arguments[1], CodablePart.pointerType) else {
        return
    }
    let part = Unmanaged<CodablePart>.fromOpaque(pointer).takeUnretainedValue()
    do {
        answer(context, try part.constant(of: string(of: arguments[0])))
    } catch {
        sqlite3_result_error(context, "\(error)", -1)
    }
}

private func answer(_ context: OpaquePointer, _ value: Constant) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .bool(let value): sqlite3_result_int(context, value ? 1 : 0)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .double(let value): sqlite3_result_double(context, value)
    case .date(let value):
        sqlite3_result_double(context, value.timeIntervalSinceReferenceDate)
    case .decimal(let value): answer(context, canonicalText(of: value))
    case .string(let value): answer(context, value.precomposedStringWithCanonicalMapping)
    case .url(let value):
        answer(context, value.absoluteString.precomposedStringWithCanonicalMapping)
    case .uuid(let value): withUnsafeBytes(of: value.uuid) { answer(context, $0) }
    case .data(let value): value.withUnsafeBytes { answer(context, $0) }
    }
}

private func answer(_ context: OpaquePointer, _ text: String) {
    sqlite3_result_text(context, text, Int32(text.utf8.count), copied)
}

private func answer(_ context: OpaquePointer, _ bytes: UnsafeRawBufferPointer) {
    sqlite3_result_blob64(context, bytes.baseAddress, UInt64(bytes.count), copied)
}

extension CodablePart {
    /// SQLite compares these texts, so that no other pointer is taken for a part.
    fileprivate static var pointerType: UnsafePointer<CChar> {
        UnsafeRawPointer(("modelgen.part" as StaticString).utf8Start)
            .assumingMemoryBound(to: CChar.self)
    }
}

extension Statement {
    /// Binds a part, which SQLite keeps until the next binding.
    func bind(_ position: Int, _ part: CodablePart) {
        let pointer = Unmanaged.passRetained(part).toOpaque()
        let number = Int32(truncatingIfNeeded: position + 1)
        // SQLite releases the part even if binding fails.
        sqlite3_bind_pointer(handle, number, pointer, CodablePart.pointerType) { pointer in
            guard let pointer else { return }
            Unmanaged<CodablePart>.fromOpaque(pointer).release()
        }
    }
}
