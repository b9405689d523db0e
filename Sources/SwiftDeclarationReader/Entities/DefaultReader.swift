import ModelIR
import SwiftNames
import SwiftSyntax

/// Reads the default of an attribute from an expression.
struct DefaultReader {
    let file: SourceFile
    let codeText: CodeText
    let reports: Reports

    /// Returns `nil` for `nil`, and for an expression that isn't a value of the type, which is
    /// reported.
    func value(_ expression: ExprSyntax, of type: AttributeType, _ property: DeclaredProperty)
        -> DefaultValue?
    {
        if property.hasNoValue(expression) {
            if !property.type.isOptional { reportWrong(expression, type, property) }
            return nil
        }
        if let value = special(expression, type, property) { return value }
        // Only an encoded type itself can interpret its literals.
        if !type.isEncoded, isLiteral(expression) {
            guard let literal = literal(expression, of: type) else {
                reportWrong(expression, type, property)
                return nil
            }
            if case .integer(let number) = literal, !fits(number, type) {
                let message = "\(number) is no \(type.nameInMessages)"
                reports.add(.error, "attribute.wrong-default", at: expression, in: file, message)
                return nil
            }
            return .literal(literal)
        }
        return .opaque(text: codeText.initialValue(expression, in: file), language: "swift")
    }

    private func special(
        _ expression: ExprSyntax,
        _ type: AttributeType,
        _ property: DeclaredProperty
    ) -> DefaultValue? {
        let member = expression.as(MemberAccessExprSyntax.self)
        let base = member?.base.flatMap(\.spelledType)
        switch type {
        case .date:
            if member?.declName.baseName.text == "now",
                member?.base == nil || base == .named("Date", [])
            {
                return .now
            }
            if isEmptyCall(expression, of: "Date") { return .now }
            return seconds(expression).map { .literal(.date($0)) }
        case .uuid:
            if isEmptyCall(expression, of: "UUID") { return .newUUID }
            return unwrappedText(expression, "UUID", "uuidString").map { .literal(.string($0)) }
        case .uri:
            // Others, such as a text with spaces, are left to Foundation.
            let text = unwrappedText(expression, "URL", "string")
            return text.flatMap { $0.isURL ? .literal(.string($0)) : nil }
        case .binary: return isEmptyCall(expression, of: "Data") ? .empty : nil
        case .string: return isEmptyCall(expression, of: "String") ? .literal(.string("")) : nil
        case .decimal: return exactDecimal(expression).map { .literal(.decimal($0)) }
        case .transformable, .codable:
            // Other types define their own literals.
            let isCollection = property.type.unwrapped.isCollection
            return isCollection && isEmptyCollection(expression) ? .empty : nil
        default: return nil
        }
    }

    /// `Date(timeIntervalSinceReferenceDate: 0)`.
    private func seconds(_ expression: ExprSyntax) -> Double? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first,
            call.arguments.count == 1, call.calledExpression.spelledType == .named("Date", [])
        else { return nil }
        let number = argument.expression.numberText.flatMap(Double.init)
        switch argument.label?.text {
        case "timeIntervalSinceReferenceDate": return number
        // The number of seconds from 1970 to 2001.
        case "timeIntervalSince1970": return number.map { $0 - 978_307_200 }
        default: return nil
        }
    }

    /// `URL(string: "https://swift.org")!`.
    private func unwrappedText(_ expression: ExprSyntax, _ type: String, _ label: String) -> String?
    {
        guard let unwrapped = expression.as(ForceUnwrapExprSyntax.self),
            let call = unwrapped.expression.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first, call.arguments.count == 1,
            argument.label?.text == label, call.calledExpression.spelledType == .named(type, [])
        else { return nil }
        return argument.expression.stringValue
    }

    /// `Decimal(string: "0.5")!`, `Decimal(sign: .plus, exponent: -1, significand: 5)`.
    private func exactDecimal(_ expression: ExprSyntax) -> String? {
        if let text = unwrappedText(expression, "Decimal", "string") {
            return DecimalNumber(text).map { _ in text }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.spelledType == .named("Decimal", []),
            call.arguments.map(\.label?.text) == ["sign", "exponent", "significand"]
        else { return nil }
        let values = call.arguments.map(\.expression)
        guard let sign = Choice(values[0])?.name, ["minus", "plus"].contains(sign),
            let exponent = values[1].integerValue, let significand = values[2].integerValue,
            significand >= 0
        else { return nil }
        return DecimalNumber("\(sign == "minus" ? "-" : "")\(significand)e\(exponent)")?.plain
    }

    /// `Date()`, `Date.init()`, `.init()`.
    private func isEmptyCall(_ expression: ExprSyntax, of type: String) -> Bool {
        guard let called = expression.emptyCall else { return false }
        if let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        {
            return member.base == nil || member.base?.spelledType == .named(type, [])
        }
        return called.spelledType == .named(type, [])
    }

    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        if let string = expression.as(StringLiteralExprSyntax.self) {
            return string.representedLiteralValue != nil
        }
        return expression.booleanValue != nil || expression.numberText != nil
            || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    }

    private func literal(_ expression: ExprSyntax, of type: AttributeType) -> Literal? {
        switch type {
        case .boolean: return expression.booleanValue.map(Literal.boolean)
        case .integer16, .integer32, .integer64, .int:
            return expression.numberText.flatMap { Int64($0) }.map(Literal.integer)
        case .float, .double:
            let number = expression.numberText.flatMap(Double.init)
            return number.flatMap { $0.isFinite ? .real($0) : nil }
        case .decimal: return expression.numberText.flatMap(decimal).map(Literal.decimal)
        case .string: return expression.stringValue.map(Literal.string)
        default: return nil
        }
    }

    /// The value of a `Decimal` that a literal has. For example: `19.98999999999999488` for `19.99`.
    private func decimal(_ literal: String) -> String? {
        if literal.allSatisfy({ $0 == "-" || $0.isNumber }) { return literal }
        let value = Double(literal).flatMap { DecimalNumber(literal: $0) }?.plain
        return value == DecimalNumber(literal)?.plain ? literal : value
    }

    private func fits(_ number: Int64, _ type: AttributeType) -> Bool {
        switch type {
        case .integer16: Int16(exactly: number) != nil
        case .integer32: Int32(exactly: number) != nil
        default: true
        }
    }

    private func reportWrong(
        _ expression: ExprSyntax,
        _ type: AttributeType,
        _ property: DeclaredProperty
    ) {
        let message = "the default of '\(property.name)' is no \(property.type.text)"
        reports.add(.error, "attribute.wrong-default", at: expression, in: file, message)
    }
}

/// `[]`, `[:]`, `[Tag]()`, `Set<Tag>()`, `Set()`.
func isEmptyCollection(_ expression: ExprSyntax) -> Bool {
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
        return dictionary.content.as(DictionaryElementListSyntax.self)?.isEmpty ?? true
    }
    guard let called = expression.emptyCall else { return false }
    if called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init" { return true }
    switch called.spelledType {
    case .array, .set, .dictionary: return true
    case .named(let name, _): return ["Array", "Set", "Dictionary"].contains(name)
    case .optional, .other, nil: return false
    }
}
