import SwiftSyntax

extension ExprSyntax {
    /// The type that the compiler infers for an initial value, if the syntax shows it; otherwise
    /// `nil`.
    ///
    /// For example: `Bool` for `false`, `[ToDo]` for `[ToDo]()`, `String` for `UUID().uuidString`.
    var inferredType: SpelledType? {
        if booleanValue != nil { return .named("Bool", []) }
        if self.is(StringLiteralExprSyntax.self) { return .named("String", []) }
        if let text = numberText {
            let isReal =
                text.contains(".") || (text.lowercased().contains("e") && !text.hasPrefix("0x"))
            return .named(isReal ? "Double" : "Int", [])
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            return element.expression.inferredType
        }
        if let sequence = self.as(SequenceExprSyntax.self) { return resultType(sequence) }
        if let call = self.as(FunctionCallExprSyntax.self) { return resultType(call) }
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) {
            return unwrapped.expression.inferredType?.unwrapped
        }
        if let member = self.as(MemberAccessExprSyntax.self) { return memberType(member) }
        return elementType ?? prefixedType
    }

    /// For example: `[Int]` for `[1, 2]`; `nil` for elements of several types.
    private var elementType: SpelledType? {
        guard let array = self.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
        return commonType(array.elements.map(\.expression)).map { .array($0) }
    }

    /// For example: `Bool` for `!true`.
    private var prefixedType: SpelledType? {
        self.as(PrefixOperatorExprSyntax.self)?.expression.inferredType
    }
}

/// The result type of calling a type, or a method of Foundation.
private func resultType(_ call: FunctionCallExprSyntax) -> SpelledType? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        let name = member.declName.baseName.text
        if name == "init" { return base.typeName.map { made($0, by: call) } }
        if let type = (base.typeName ?? base.inferredType).flatMap({ knownMember(name, of: $0) }) {
            return type
        }
    }
    // The call of a static function doesn't show its result type.
    return call.calledExpression.typeName.map { made($0, by: call) }
}

/// The type that an initializer returns; it may be failable.
private func made(_ type: SpelledType, by call: FunctionCallExprSyntax) -> SpelledType {
    let label = call.arguments.first?.label?.text
    let isText = call.arguments.first?.expression.is(StringLiteralExprSyntax.self) ?? false
    switch (type, label) {
    case (.named("URL", []), "string"), (.named("UUID", []), "uuidString"): return .optional(type)
    case (.named("Int", []), nil) where isText, (.named("Double", []), nil) where isText:
        return .optional(type)
    default: return type
    }
}

/// The type of `Date.now`, `Mood.neutral`, `UUID().uuidString`.
private func memberType(_ member: MemberAccessExprSyntax) -> SpelledType? {
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if let type = base.typeName { return knownMember(name, of: type) ?? type }
    return base.inferredType.flatMap { knownMember(name, of: $0) }
}

/// The type of an operation, a comparison, a cast or a ternary expression.
private func resultType(_ sequence: SequenceExprSyntax) -> SpelledType? {
    let parts = Array(sequence.elements)
    if let cast = parts.last?.as(TypeExprSyntax.self) {
        let isOptional =
            parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)?
            .questionOrExclamationMark?.text == "?"
        let type = SpelledType(cast.type)
        return isOptional ? .optional(type) : type
    }
    var operands: [ExprSyntax] = []
    for part in parts {
        if let choice = part.as(UnresolvedTernaryExprSyntax.self) {
            operands = [choice.thenExpression]
        } else if let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text {
            // What follows is of the type that the whole has. For example: `date ?? .now`.
            if sign == "??" { return parts.last.flatMap { orDefault(operands.last, $0) } }
            if comparisons.contains(sign) { return .named("Bool", []) }
            guard arithmetic.contains(sign) else { return nil }
        } else {
            operands.append(part)
        }
    }
    return commonType(operands)
}

/// The type of `value ?? other`.
private func orDefault(_ value: ExprSyntax?, _ other: ExprSyntax) -> SpelledType? {
    other.inferredType ?? value?.inferredType?.unwrapped
}

private let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
private let arithmetic: Set = ["+", "-", "*", "/", "%", "&", "|", "<<", ">>"]

/// The common type of all expressions; integers can also be floating-point numbers.
private func commonType(_ expressions: [ExprSyntax]) -> SpelledType? {
    let types = expressions.map(\.inferredType)
    guard let first = types.first, let first else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    let others = zip(types, expressions).filter {
        $1.numberText == nil || $0 == .named("Double", [])
    }
    let double = SpelledType.named("Double", [])
    guard others.allSatisfy({ $0.0 == others.first?.0 }), let other = others.first?.0 else {
        return nil
    }
    return [double, .named("TimeInterval", []), .named("Float", [])].contains(other) ? other : nil
}

extension ExprSyntax {
    /// The type that an expression names. For example: `Date` for `Date()`.
    fileprivate var typeName: SpelledType? {
        guard let type = spelledType else { return nil }
        if case .named(let name, _) = type, !(name.first?.isUppercase ?? false) { return nil }
        return type
    }
}

/// The type of a library type's member, for the members that initial values use.
private func knownMember(_ name: String, of type: SpelledType) -> SpelledType? {
    guard case .named(let type, []) = type else { return nil }
    guard let result = knownMembers[type]?[name] else { return nil }
    let member = SpelledType.named(result.replacing("?", with: ""), [])
    return result.hasSuffix("?") ? .optional(member) : member
}

private let knownMembers: [String: [String: String]] = [
    "Bool": ["random": "Bool"],
    "Calendar": [
        "autoupdatingCurrent": "Calendar", "component": "Int", "current": "Calendar",
        "date": "Date?", "dateComponents": "DateComponents", "identifier": "Calendar.Identifier",
        "nextDate": "Date?", "startOfDay": "Date", "timeZone": "TimeZone",
    ],
    "Data": ["base64EncodedString": "String", "count": "Int"],
    "Date": [
        "addingTimeInterval": "Date", "advanced": "Date", "description": "String",
        "distance": "TimeInterval", "formatted": "String", "ISO8601Format": "String",
        "timeIntervalSince": "TimeInterval", "timeIntervalSince1970": "TimeInterval",
        "timeIntervalSinceNow": "TimeInterval", "timeIntervalSinceReferenceDate": "TimeInterval",
    ],
    "Double": [
        "description": "String", "magnitude": "Double", "random": "Double", "rounded": "Double",
        "squareRoot": "Double",
    ],
    "Int": ["description": "String", "magnitude": "UInt", "random": "Int"],
    "Locale": [
        "autoupdatingCurrent": "Locale", "current": "Locale", "identifier": "String",
    ],
    "NSUUID": ["uuidString": "String"],
    "ProcessInfo": [
        "globallyUniqueString": "String", "hostName": "String", "processInfo": "ProcessInfo",
        "processName": "String",
    ],
    "String": [
        "appending": "String", "capitalized": "String", "count": "Int", "isEmpty": "Bool",
        "lowercased": "String", "replacingOccurrences": "String", "trimmingCharacters": "String",
        "uppercased": "String",
    ],
    "TimeInterval": ["magnitude": "Double", "rounded": "Double"],
    "TimeZone": [
        "autoupdatingCurrent": "TimeZone", "current": "TimeZone",
        "identifier": "String", "secondsFromGMT": "Int",
    ],
    "URL": [
        "absoluteString": "String", "appendingPathComponent": "URL", "lastPathComponent": "String",
        "path": "String",
    ],
    "UUID": ["description": "String", "hashValue": "Int", "uuidString": "String"],
]
