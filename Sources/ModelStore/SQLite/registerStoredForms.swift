import CSQLite
import Foundation

/// Gives a connection the functions that convert values of existing tables.
///
/// `date_of(value, form)` and `uuid_of(value)` for reading, `decimal_of(value)`, `comparable_date(value, form)` and
/// `compared_date(seconds, form)` and `compared_date(seconds, form, model)` for comparing,
/// `stored_date(seconds, form)`, `stored_date(seconds, form, model)` and `stored_uuid(bytes, form)` for
/// writing, and `no_referred_value(table, column)` and `refused(value, code, message)`, which are errors.
/// A date in a column with several forms is written as the model is, another value of the column.
/// - Returns: SQLite's result code.
func registerStoredForms(on handle: OpaquePointer) -> Int32 {
    firstFailure([
        registerFunction("date_of", 2, on: handle) { context, _, arguments in
            readDate(context, arguments?[0], arguments?[1])
        },
        registerFunction("comparable_date", 2, on: handle) { context, _, arguments in
            if let seconds = seconds(of: arguments?[0], in: arguments?[1]) {
                sqlite3_result_double(context, seconds)
            }
        },
        registerFunction("stored_date", 2, on: handle) { context, _, arguments in
            writeDate(context, arguments?[0], string(of: arguments?[1]) ?? "") { _ in
                sqlite3_result_error(context, ColumnSQL.unstorableDate, -1)
            }
        },
        registerFunction("compared_date", 2, on: handle) { context, _, arguments in
            writeDate(context, arguments?[0], string(of: arguments?[1]) ?? "") { seconds in
                // A text after or before those of all dates.
                setResult(context, seconds > 0 ? "~" : "")
            }
        },
        registerFunction("compared_date", 3, on: handle) { context, _, arguments in
            if sqlite3_value_type(arguments?[0]) == SQLITE_NULL { return }
            let seconds = sqlite3_value_double(arguments?[0])
            sqlite3_result_double(context, roundedDate(seconds, like: arguments?[2]))
        },
        registerFunction("stored_date", 3, on: handle) { context, _, arguments in
            writeDate(context, arguments?[0], like: arguments?[2], string(of: arguments?[1]) ?? "")
        },
        registerFunction("decimal_of", 1, on: handle) { context, _, arguments in
            guard let text = string(of: arguments?[0]) else { return }
            setResult(context, canonicalText(of: text, sqlite3_value_type(arguments?[0])))
        },
        registerFunction("uuid_of", 1, on: handle) { context, _, arguments in
            guard sqlite3_value_type(arguments?[0]) == SQLITE_TEXT else {
                return sqlite3_result_value(context, arguments?[0])
            }
            // A text that isn't a UUID stays: the property can't be read.
            guard let uuid = UUID(uuidString: string(of: arguments?[0]) ?? "") else {
                return sqlite3_result_value(context, arguments?[0])
            }
            setResult(context, uuid)
        },
        registerFunction("no_referred_value", 2, on: handle) { context, _, arguments in
            let (table, column) = (string(of: arguments?[0]), string(of: arguments?[1]))
            sqlite3_result_error(
                context,
                ReferredColumn.hasNoValue(table: table ?? "", column: column ?? ""),
                -1
            )
            sqlite3_result_error_code(context, SQLITE_CONSTRAINT)
        },
        registerFunction("refused", 3, on: handle) { context, _, arguments in
            sqlite3_result_error(context, string(of: arguments?[2]) ?? "", -1)
            sqlite3_result_error_code(context, sqlite3_value_int(arguments?[1]))
        },
        registerFunction("external_data", 1, on: handle) { context, _, arguments in
            readExternalData(context, arguments?[0])
        },
        registerFunction("stored_uuid", 2, on: handle) { context, _, arguments in
            guard let bytes = sqlite3_value_blob(arguments?[0]),
                sqlite3_value_bytes(arguments?[0]) == 16
            else { return sqlite3_result_value(context, arguments?[0]) }
            let uuid = UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)).uuidString
            let form = string(of: arguments?[1]) ?? ""
            let isLowercase = form.hasSuffix(Entity.StoredForm.lowercase.name)
            setResult(context, isLowercase ? uuid.lowercased() : uuid)
        },
    ])
}

/// A number in the form of this library's decimals, with the digits that an object has; another text as it
/// is.
///
/// - Parameter type: SQLite's storage class of the number, whose text it writes.
private func canonicalText(of text: String, _ type: Int32) -> String {
    if type == SQLITE_INTEGER { return text }
    if type == SQLITE_FLOAT, !text.utf8.contains(UInt8(ascii: "e")) {
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return decimal(canonical: text).map(canonicalText) ?? text
}

/// The seconds since 2001 of a stored date; an ``UnreadableDate`` if it can't be read as one.
private func readDate(_ context: OpaquePointer?, _ value: OpaquePointer?, _ form: OpaquePointer?) {
    if let seconds = seconds(of: value, in: form) {
        return sqlite3_result_double(context, seconds)
    }
    let type = sqlite3_value_type(value)
    if type != SQLITE_NULL { setResult(context, UnreadableDate(type).rawValue) }
}

/// The seconds since 2001 of a stored date; `nil` for NULL, and for what isn't a date.
private func seconds(of value: OpaquePointer?, in form: OpaquePointer?) -> Double? {
    switch sqlite3_value_type(value) {
    case SQLITE_TEXT: DateText.seconds(of: string(of: value) ?? "")
    case SQLITE_NULL, SQLITE_BLOB: nil
    default: seconds(of: value, string(of: form) ?? "")
    }
}

/// A number as a date; `nil` if the column has texts.
private func seconds(of value: OpaquePointer?, _ form: String) -> Double? {
    let number = sqlite3_value_double(value)
    return switch form {
    case "reference": number
    case Entity.StoredForm.seconds.name, Entity.StoredForm.wholeSeconds.name:
        DateNumber.seconds.seconds(of: number)
    case Entity.StoredForm.milliseconds.name: DateNumber.milliseconds.seconds(of: number)
    case Entity.StoredForm.julianDay.name: DateNumber.julianDay.seconds(of: number)
    default:
        // Texts have the same precision.
        form.hasPrefix(Entity.StoredForm.mixed)
            ? DateNumber(value).map { toTheMicrosecond($0.seconds(of: number)) } : nil
    }
}

private func toTheMicrosecond(_ seconds: Double) -> Double {
    (seconds * 1_000_000).rounded() / 1_000_000
}

/// - Parameter writeOther: Writes a date that the form's texts can't express.
private func writeDate(
    _ context: OpaquePointer?,
    _ value: OpaquePointer?,
    _ form: String,
    _ writeOther: (Double) -> Void
) {
    if sqlite3_value_type(value) == SQLITE_NULL { return }
    let seconds = sqlite3_value_double(value)
    switch form {
    case "reference": sqlite3_result_double(context, seconds)
    case Entity.StoredForm.seconds.name:
        resultNumber(context, DateNumber.seconds.number(of: seconds))
    case Entity.StoredForm.wholeSeconds.name:
        resultNumber(context, DateNumber.seconds.number(of: seconds).rounded(.down))
    case Entity.StoredForm.milliseconds.name:
        resultNumber(context, DateNumber.milliseconds.number(of: seconds))
    case Entity.StoredForm.julianDay.name:
        sqlite3_result_double(context, DateNumber.julianDay.number(of: seconds))
    default:
        guard let text = DateText.text(of: seconds, like: form, .ofExample) else {
            return writeOther(seconds)
        }
        setResult(context, text)
    }
}

/// A date with the precision that a value of a column with several forms has.
private func roundedDate(_ seconds: Double, like model: OpaquePointer?) -> Double {
    if let number = DateNumber(model) {
        return number == .seconds
            ? toTheMicrosecond(seconds)
            : toTheMicrosecond(number.seconds(of: number.number(of: seconds)))
    }
    guard sqlite3_value_type(model) == SQLITE_TEXT, let text = string(of: model),
        DateText.hasMilliseconds(text)
    else { return toTheMicrosecond(seconds) }
    return (seconds * 1000).rounded() * 1000 / 1_000_000
}

/// Writes a date into a column with several forms: as a value of the column, or else as an example is.
///
/// A fraction is left out if neither the value nor the example has one, so that a column of integers has no
/// other numbers.
private func writeDate(
    _ context: OpaquePointer?,
    _ value: OpaquePointer?,
    like model: OpaquePointer?,
    _ form: String
) {
    if sqlite3_value_type(value) == SQLITE_NULL { return }
    let seconds = sqlite3_value_double(value)
    var example = String(form.trimmingPrefix(Entity.StoredForm.mixed))
    let isExact = !DateText.isWhole(example)
    if let number = DateNumber(model), !DateNumber.mayBeAny(model) {
        let isWhole = !isExact && sqlite3_value_type(model) == SQLITE_INTEGER
        return resultNumber(context, number, of: seconds, isWhole: isWhole)
    } else if sqlite3_value_type(model) == SQLITE_TEXT, let text = string(of: model),
        DateText.seconds(of: text) != nil,
        // A day can't express a time.
        text.utf8.count > 10 || seconds.remainder(dividingBy: 86_400) == 0
    {
        example = text
    }
    if let number = DateNumber(named: example) {
        return resultNumber(context, number, of: seconds, isWhole: !isExact)
    }
    let precision = isExact ? DateText.Precision.microseconds : .seconds
    guard let text = DateText.text(of: seconds, like: example, precision) else {
        return sqlite3_result_double(context, DateNumber.milliseconds.number(of: seconds))
    }
    setResult(context, text)
}

/// - Parameter isWhole: Whether a fraction of a second is left out.
private func resultNumber(
    _ context: OpaquePointer?,
    _ number: DateNumber,
    of seconds: Double,
    isWhole: Bool
) {
    let value = number.number(of: seconds)
    resultNumber(context, isWhole && number == .seconds ? value.rounded(.down) : value)
}

/// An integer where the number is one.
private func resultNumber(_ context: OpaquePointer?, _ number: Double) {
    guard let whole = Int64(exactly: number) else {
        return sqlite3_result_double(context, number)
    }
    sqlite3_result_int64(context, whole)
}
