import SwiftParser
import SwiftSyntax

extension ExprSyntax {
    /// The text of a string literal without interpolations.
    var stringValue: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The value of an integer literal with an optional sign.
    var integerValue: Int? {
        if let literal = self.as(IntegerLiteralExprSyntax.self) {
            return literal.representedLiteralValue
        }
        guard let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-",
            let literal = prefix.expression.as(IntegerLiteralExprSyntax.self)
        else { return nil }
        let digits = literal.literal.text.filter { $0 != "_" }
        return Int("-" + digits) ?? literal.representedLiteralValue.map { -$0 }
    }

    /// A number as written, without separators. For example: `-0.5`.
    var numberText: String? {
        if let prefix = self.as(PrefixOperatorExprSyntax.self),
            ["-", "+"].contains(prefix.operator.text)
        {
            let sign = prefix.operator.text == "-" ? "-" : ""
            return prefix.expression.isNumberLiteral
                ? prefix.expression.numberText.map { sign + $0 } : nil
        }
        if let value = self.as(FloatLiteralExprSyntax.self) {
            return value.literal.text.filter { $0 != "_" }
        }
        guard let literal = self.as(IntegerLiteralExprSyntax.self) else { return nil }
        let text = literal.literal.text.filter { $0 != "_" }
        // Literals in other bases become decimal.
        return text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o")
            ? literal.representedLiteralValue.map(String.init) : text
    }

    /// The expression without parentheses. For example: `-5` for `(-5)`.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first, element.label == nil
        else { return self }
        return element.expression.withoutParentheses
    }

    var isNumberLiteral: Bool {
        self.is(FloatLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
    }

    var booleanValue: Bool? {
        self.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    }

    var isNil: Bool { self.is(NilLiteralExprSyntax.self) }

    /// The type in `T.self`.
    var metatype: ExprSyntax? {
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self"
        else { return nil }
        return member.base
    }

    /// The expression that is called without arguments. For example: `Date` for `Date()`, `[ToDo]`
    /// for `[ToDo]()`.
    var emptyCall: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil
        else { return nil }
        return call.calledExpression
    }

    /// The type that an expression names. For example: `[ToDo]`, `Set<Tag>`, `Schema.Item`.
    var spelledType: SpelledType? {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            return .named(aliasedNumber(named: name) ?? name, [])
        }
        if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
            return .named(member.declName.baseName.identifierText, in: base.spelledType)
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self),
            case .named(let name, _)? = generic.expression.spelledType
        {
            let arguments = typeArguments(generic.genericArgumentClause)
            switch (name, arguments.count) {
            case ("Set", 1): return .set(arguments[0])
            case ("Array", 1): return .array(arguments[0])
            case ("Optional", 1): return .optional(arguments[0])
            case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
            default: return .named(name, arguments)
            }
        }
        if let array = self.as(ArrayExprSyntax.self), array.elements.count == 1,
            let element = array.elements.first?.expression.spelledType
        {
            return .array(element)
        }
        if let pairs = self.as(DictionaryExprSyntax.self)?.content.as(
            DictionaryElementListSyntax.self
        ),
            pairs.count == 1, let pair = pairs.first, let key = pair.key.spelledType,
            let value = pair.value.spelledType
        {
            return .dictionary(key, value)
        }
        if let optional = self.as(OptionalChainingExprSyntax.self) {
            return optional.expression.spelledType.map { .optional($0) }
        }
        return nil
    }
}
