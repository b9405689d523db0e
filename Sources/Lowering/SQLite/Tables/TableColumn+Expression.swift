import ModelIR
import SharedLowering
import SwiftNames

extension TableColumn {
    /// The column's description for the store. For example: `.string("title", isOptional: true)`.
    ///
    /// - Parameter initialValue: the value for rows that are older than the column, if it has to be
    ///   computed for each. For example: `UUID()`.
    func expression(_ types: TypeNames, initialValue: String? = nil) -> SwiftExpression {
        var arguments = [SwiftExpression.Argument(nil, .text(SwiftLiteral.string(name)))]
        func add(_ label: String, _ text: String) { arguments.append(.init(label, .text(text))) }
        switch type {
        case .json(let type, let form):
            arguments.append(.init(nil, .text(types.spelled(spacedType(type, types)) + ".self")))
            if let form { add("form", SwiftLiteral.string(form)) }
        case .reference(let reference):
            add("to", SwiftLiteral.string(reference.table))
            if reference.onDelete != .nullify { add("onDelete", ".\(reference.onDelete.rawValue)") }
        default: break
        }
        if isOptional, type != .position { add("isOptional", "true") }
        if isUniqueReference { add("isUnique", "true") }
        if let value = defaultValue.flatMap(spelled) { add("default", value) }
        if let initialValue { add("initial", closure(initialValue)) }
        if let check { arguments.append(.init("check", check.expression)) }
        if !renamedFrom.isEmpty {
            let names = renamedFrom.map { SwiftExpression.text(SwiftLiteral.string($0)) }
            arguments.append(.init("renamedFrom", .array(names)))
        }
        if case .json = type, !renamedParts.isEmpty {
            let keys = renamedParts.map { part in
                SwiftExpression.text(
                    "\(SwiftLiteral.string(part.path)): \(SwiftLiteral.string(part.formerName))"
                )
            }
            arguments.append(.init("renamedKeys", .array(keys)))
        }
        let hasLines = initialValue?.contains(where: \.isNewline) == true
        return hasLines
            ? .text(brokenCall(arguments)) : .call(".\(type.name)", arguments)
    }

    /// A closure with an expression, whose lines stand where ``brokenCall(_:)`` has the closure.
    private func closure(_ expression: String) -> String {
        guard expression.contains(where: \.isNewline) else { return "{ \(expression) }" }
        let lines = expression.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in
            line.isEmpty ? "" : Self.indentation + "        " + line
        }
        return "{\n\(lines.joined(separator: "\n"))\n\(Self.indentation)    }"
    }

    /// The call of a column whose initial value has several lines.
    private func brokenCall(_ arguments: [SwiftExpression.Argument]) -> String {
        let lines = arguments.map { Self.indentation + "    " + $0.text }
        return ".\(type.name)(\n\(lines.joined(separator: ",\n"))\n\(Self.indentation))"
    }

    /// That of the elements of `columns: […]` in a class.
    private static let indentation = String(repeating: " ", count: 12)

    /// A default as Swift spells it; `nil` if columns of this type have none.
    private func spelled(_ value: Literal) -> String? {
        switch (type, value) {
        case (.bool, .boolean(let flag)): "\(flag)"
        case (.int16, .integer(let number)), (.int32, .integer(let number)),
            (.int64, .integer(let number)), (.float, .integer(let number)),
            (.double, .integer(let number)):
            "\(number)"
        case (.float, .real(let number)), (.double, .real(let number)), (.date, .date(let number)):
            SwiftLiteral.real(number)
        case (.decimal, .decimal(let text)), (.decimal, .string(let text)),
            (.string, .string(let text)), (.url, .string(let text)), (.uuid, .string(let text)):
            SwiftLiteral.string(text)
        case (.decimal, .integer(let number)): SwiftLiteral.string("\(number)")
        default: nil
        }
    }
}

extension TypeNames {
    /// The type of a codable value in an expression, where a property could hide a standard type.
    ///
    /// For example: `[Swift.Int]` if there is a property `Int`.
    fileprivate func spelled(_ type: String) -> String {
        replacingNames(in: type) { name, _ in qualified(name) }
    }

    private func qualified(_ name: String) -> String {
        switch name {
        case "Data", "Date", "Decimal", "URL", "UUID": foundation(name)
        case "Array", "Bool", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64",
            "Int8",
            "Set", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8":
            swift(name)
        default: name
        }
    }
}

extension ColumnType {
    /// The name of the function that describes it. For example: `uuid`.
    fileprivate var name: String {
        switch self {
        case .bool: "bool"
        case .int16: "int16"
        case .int32: "int32"
        case .int64: "int64"
        case .float: "float"
        case .double: "double"
        case .decimal: "decimal"
        case .string: "string"
        case .date: "date"
        case .data: "data"
        case .uuid: "uuid"
        case .url: "url"
        case .json: "json"
        case .reference: "reference"
        case .position: "position"
        }
    }
}

extension ColumnCheck {
    /// The check's description for the store. For example: `.characterCount(3...19)`.
    fileprivate var expression: SwiftExpression {
        switch self {
        case .integers(let numbers): .call(".values", numbers.map { .init(nil, .text("\($0)")) })
        case .texts(let texts):
            .call(".values", texts.map { .init(nil, .text(SwiftLiteral.string($0))) })
        case .range(let bounds): expression(".range", bounds) { "\($0)" }
        case .realRange(let bounds): expression(".realRange", bounds, SwiftLiteral.real)
        case .characterCount(let bounds): expression(".characterCount", bounds) { "\($0)" }
        case .byteCount(let bounds): expression(".byteCount", bounds) { "\($0)" }
        case .all(let checks): .call(".all", checks.map { .init(nil, $0.expression) })
        }
    }

    private func expression<Value>(
        _ name: String,
        _ bounds: CheckBounds<Value>,
        _ spelled: (Value) -> String
    ) -> SwiftExpression {
        func call(_ lower: Value?, _ upper: Value?) -> SwiftExpression {
            let lower = lower.map(spelled)
            let upper = upper.map(spelled).map { $0.hasPrefix("-") ? "(\($0))" : $0 }
            let mark = bounds.includesUpper || upper == nil ? "..." : "..<"
            // The operator behind a number would take the sign with it.
            let start = upper == nil && lower?.hasPrefix("-") == true ? "(\(lower ?? ""))" : lower
            return .call(name, [.init(nil, .text("\(start ?? "")\(mark)\(upper ?? "")"))])
        }
        // A range whose bounds exclude each other would stop the program.
        if let lower = bounds.lower, let upper = bounds.upper, lower > upper {
            return .call(".all", [.init(nil, call(lower, nil)), .init(nil, call(nil, upper))])
        }
        return call(bounds.lower, bounds.upper)
    }
}
