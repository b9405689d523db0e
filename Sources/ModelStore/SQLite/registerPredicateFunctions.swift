import CSQLite
import Foundation
import ModelTypes

/// Gives a connection what conditions of predicates use and SQLite lacks.
///
/// `calculate(code, left, right)`, `codable_part(json, part)`, `text_matches_pattern(text, pattern)`,
/// and the collation `localized_standard`.
/// - Returns: SQLite's result code.
func registerPredicateFunctions(on handle: OpaquePointer) -> Int32 {
    firstFailure([
        registerFunction("calculate", 3, isInnocuous: false, on: handle) { context, _, arguments in
            calculate(context, arguments)
        },
        registerFunction("codable_part", 2, isInnocuous: false, on: handle) {
            context,
            _,
            arguments in
            makePart(context, arguments)
        },
        registerFunction("text_matches_pattern", 2, isInnocuous: false, on: handle) {
            context,
            _,
            arguments in
            if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
                matchPattern(context, arguments)
            }
        },
        registerLocalizedOrder(on: handle),
    ])
}

private func calculate(_ context: OpaquePointer?, _ arguments: SQLArguments) {
    guard let calculation = Calculation(code: sqlite3_value_int64(arguments?[0])) else { return }
    let left = number(arguments?[1], calculation.kind)
    let right = number(arguments?[2], calculation.kind)
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
private func matchPattern(_ context: OpaquePointer?, _ arguments: SQLArguments) {
    guard let text = string(of: arguments?[0]) else { return }
    do {
        guard let pattern = try pattern(context, arguments?[1]) else { return }
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
private func pattern(_ context: OpaquePointer?, _ value: OpaquePointer?) throws -> Pattern? {
    if let known = sqlite3_get_auxdata(context, 1) {
        return known.object(as: Pattern.self)
    }
    guard let text = string(of: value) else { return nil }
    let pattern = try Pattern(text)
    sqlite3_set_auxdata(context, 1, callbackContext(pattern, isRetained: true)) {
        $0?.releaseObject()
    }
    return pattern
}

private func makePart(_ context: OpaquePointer?, _ arguments: SQLArguments) {
    guard let pointer = sqlite3_value_pointer(arguments?[1], partPointerType()) else {
        return
    }
    let part = pointer.object(as: CodablePart.self)
    do {
        answer(context, try part.constant(of: string(of: arguments?[0])))
    } catch {
        sqlite3_result_error(context, "\(error)", -1)
    }
}

private func answer(_ context: OpaquePointer?, _ value: Constant) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .bool(let value): sqlite3_result_int(context, value ? 1 : 0)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .double(let value): sqlite3_result_double(context, value)
    case .date(let value):
        sqlite3_result_double(context, value.timeIntervalSinceReferenceDate)
    case .decimal(let value): setResult(context, canonicalText(of: value))
    case .string(let value): setResult(context, value.precomposedStringWithCanonicalMapping)
    case .url(let value):
        setResult(context, value.absoluteString.precomposedStringWithCanonicalMapping)
    case .uuid(let value): setResult(context, value)
    case .data(let value): setResult(context, value)
    }
}

extension Statement {
    /// Binds a part, which SQLite keeps until the next binding.
    func bind(_ position: Int, _ part: CodablePart) {
        let number = Int32(truncatingIfNeeded: position + 1)
        // SQLite releases the part even if binding fails.
        let pointer = callbackContext(part, isRetained: true)
        sqlite3_bind_pointer(handle, number, pointer, partPointerType()) {
            $0?.releaseObject()
        }
    }
}
