import SwiftSyntax

/// Finds the types that the compiler infers for initial values.
///
/// For example: `Bool` for `false`, `[ToDo]` for `[ToDo]()`, `String` for `UUID().uuidString`, and
/// `Rule` for `Rule.days(3)` if the files declare `static func days(_: Int) -> Rule`.
struct TypeInference {
    private let members: DeclaredMembers
    /// The type around the expression, whose nested types need no prefix.
    private let owner: String
    private let depth: Int

    init(_ members: DeclaredMembers, owner: String, depth: Int = 0) {
        self.members = members
        self.owner = owner
        self.depth = depth
    }

    /// Returns `nil` if the syntax doesn't show the type.
    func type(of value: ExprSyntax) -> SpelledType? {
        if value.booleanValue != nil { return .named("Bool", []) }
        if value.is(StringLiteralExprSyntax.self) { return .named("String", []) }
        if let text = value.numberText {
            let isReal =
                text.contains(".") || (text.lowercased().contains("e") && !text.hasPrefix("0x"))
            return .named(isReal ? "Double" : "Int", [])
        }
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            return type(of: element.expression)
        }
        if let sequence = value.as(SequenceExprSyntax.self) { return resultType(sequence) }
        if let call = value.as(FunctionCallExprSyntax.self) { return resultType(call) }
        if let unwrapped = value.as(ForceUnwrapExprSyntax.self) {
            return type(of: unwrapped.expression)?.unwrapped
        }
        if let member = value.as(MemberAccessExprSyntax.self) { return memberType(member) }
        if let prefixed = value.as(PrefixOperatorExprSyntax.self) {
            return type(of: prefixed.expression)
        }
        if let name = value.name { return declared([name]) }
        return collectionType(value)
    }

    /// For example: `[Int]` for `[1, 2]`; `nil` for elements of several types.
    private func collectionType(_ value: ExprSyntax) -> SpelledType? {
        if let array = value.as(ArrayExprSyntax.self), !array.elements.isEmpty {
            return commonType(array.elements.map(\.expression)).map { .array($0) }
        }
        guard let dictionary = value.as(DictionaryExprSyntax.self),
            let pairs = dictionary.content.as(DictionaryElementListSyntax.self), !pairs.isEmpty,
            let key = commonType(pairs.map(\.key)), let value = commonType(pairs.map(\.value))
        else { return nil }
        return .dictionary(key, value)
    }

    /// The type of what the files declare under the first of the names that they declare.
    private func declared(_ names: [String]) -> SpelledType? {
        members.type(of: names.map { owner + "." + $0 } + names, depth: depth)
    }
}

// MARK: - Calls and members

extension TypeInference {
    /// The result type of calling a type, a function, or a method.
    private func resultType(_ call: FunctionCallExprSyntax) -> SpelledType? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return nil }
            let name = member.declName.baseName.text
            if let type = base.typeName {
                if name == "init" { return made(type, by: call) }
                if let result = staticMember(name + "()", of: type, base) { return result }
                if let result = knownMember(name, of: type) { return result }
            } else {
                return type(of: base).flatMap { self.member(name, as: name + "()", of: $0) }
            }
        }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return result(closure)
        }
        if let name = call.calledExpression.name {
            if let type = declared([name + "()"]) { return type }
            if ["abs", "max", "min"].contains(name) {
                return commonType(call.arguments.map(\.expression))
            }
            if name == "NSLocalizedString" { return .named("String", []) }
        }
        // The call of a static function doesn't show its result type.
        return call.calledExpression.typeName.flatMap { made($0, by: call) }
    }

    /// The result type of a closure with one expression.
    private func result(_ closure: ClosureExprSyntax) -> SpelledType? {
        guard closure.signature == nil, let item = closure.statements.first?.item,
            closure.statements.count == 1
        else { return nil }
        let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        return value.flatMap(type(of:))
    }

    /// The type that an initializer returns; it may be failable.
    private func made(_ type: SpelledType, by call: FunctionCallExprSyntax) -> SpelledType? {
        let first = call.arguments.first
        let label = first?.label?.text
        let isText = first?.expression.is(StringLiteralExprSyntax.self) ?? false
        if case .named(let name, []) = type, label == "rawValue",
            let result = declared([name + ".init(rawValue:)"])
        {
            return result
        }
        switch (type, label) {
        case (.named("Self", []), _): return .named(owner, [])
        case (.named("URL", []), "string"), (.named("UUID", []), "uuidString"):
            return .optional(type)
        case (.named("Decimal", []), "string"), (.named("TimeZone", []), "identifier"),
            (.named("TimeZone", []), "abbreviation"), (.named("TimeZone", []), "secondsFromGMT"):
            return .optional(type)
        case (.named(let name, []), nil) where isText && failableFromText.contains(name):
            return .optional(type)
        case (.named("Array", []), "repeating"):
            return first.flatMap { self.type(of: $0.expression) }.map { .array($0) }
        case (.named("Array", []), nil):
            return first.flatMap { elementType(of: $0.expression) }.map { .array($0) }
        case (.named("Set", []), nil):
            return first.flatMap { elementType(of: $0.expression) }.map { .set($0) }
        case (.named("Measurement", []), "value"):
            return call.arguments.last.flatMap { self.type(of: $0.expression) }
                .map { .named("Measurement", [$0]) }
        case (.named("Optional", []), nil):
            return first.flatMap { self.type(of: $0.expression) }.map { .optional($0) }
        case (.named("Array", []), _), (.named("Set", []), _), (.named("Dictionary", []), _):
            return nil
        case (.named(let name, []), _) where members.isGeneric(name): return nil
        default: return type
        }
    }

    private func elementType(of value: ExprSyntax) -> SpelledType? {
        switch type(of: value) {
        case .array(let element), .set(let element): element
        default: nil
        }
    }

    /// The type of `Date.now`, `Mood.neutral`, `UUID().uuidString`, `Limits.pages`.
    private func memberType(_ member: MemberAccessExprSyntax) -> SpelledType? {
        guard let base = member.base else { return nil }
        let name = member.declName.baseName.identifierText
        guard let type = base.typeName else {
            if let chain = base.as(OptionalChainingExprSyntax.self) {
                let object = type(of: chain.expression)?.unwrapped
                return object.flatMap { self.member(name, as: name, of: $0) }
                    .map { .optional($0.unwrapped) }
            }
            // The base is only looked at once: chains of members may be long.
            return type(of: base).flatMap { self.member(name, as: name, of: $0) }
        }
        if let result = staticMember(name, of: type, base) { return result }
        if name == "allCases" { return .array(type) }
        if case .named(let owner, _) = type, members.has(name, of: owner) { return nil }
        // A case of an enumeration, or a constant of its own type.
        return knownMember(name, of: type) ?? type
    }

    /// The type of a static member that the files declare.
    private func staticMember(_ name: String, of type: SpelledType, _ base: ExprSyntax)
        -> SpelledType?
    {
        guard case .named(let type, _) = type else { return nil }
        let path = base.trimmedDescription
        if path == "Self" { return declared([owner + "." + name]) }
        return declared([path + "." + name, type + "." + name])
    }

    /// The type of an object's member, which the files declare or the library has.
    ///
    /// - Parameter declaration: The name under which the files declare it. For example: `days()`.
    private func member(_ name: String, as declaration: String, of type: SpelledType)
        -> SpelledType?
    {
        if case .array(let element) = type { return listMember(name, element) }
        guard case .named(let owner, []) = type else { return nil }
        return declared([owner + "/" + declaration]) ?? knownMember(name, of: type)
    }
}

/// The type of a list's member. For example: `Int` for `count`.
private func listMember(_ name: String, _ element: SpelledType) -> SpelledType? {
    switch name {
    case "count": .named("Int", [])
    case "first", "last", "max", "min", "randomElement": .optional(element)
    case "isEmpty": .named("Bool", [])
    case "filter", "shuffled", "sorted": .array(element)
    default: nil
    }
}

// MARK: - Operators

extension TypeInference {
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
        var range: String?
        for part in parts {
            if let choice = part.as(UnresolvedTernaryExprSyntax.self) {
                operands = [choice.thenExpression]
            } else if let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text {
                // What follows is of the type that the whole has. For example: `date ?? .now`.
                if sign == "??" { return parts.last.flatMap { orDefault(operands.last, $0) } }
                if comparisons.contains(sign) { return .named("Bool", []) }
                range = range ?? ranges[sign]
                guard range != nil || arithmetic.contains(sign) else { return nil }
            } else {
                operands.append(part)
            }
        }
        let type = commonType(operands)
        return range.map { range in type.map { .named(range, [$0]) } } ?? type
    }

    /// The type of `value ?? other`.
    private func orDefault(_ value: ExprSyntax?, _ other: ExprSyntax) -> SpelledType? {
        type(of: other) ?? value.flatMap(type(of:))?.unwrapped
    }

    /// The common type of all expressions; integers can also be floating-point numbers, and seconds are
    /// added to dates.
    private func commonType(_ expressions: [ExprSyntax]) -> SpelledType? {
        let present = expressions.filter { !$0.isNil }
        if present.count < expressions.count {
            return commonType(present).map { .optional($0.unwrapped) }
        }
        let explicit = expressions.filter { !$0.isImplicitMember }
        if explicit.count < expressions.count { return commonType(explicit) }
        let types = expressions.map(type(of:))
        guard let first = types.first, let first else { return nil }
        if types.allSatisfy({ $0 == first }) { return first }
        let double = SpelledType.named("Double", [])
        let seconds: [SpelledType] = [double, .named("Int", []), .named("TimeInterval", [])]
        if first == .named("Date", []),
            types.dropFirst().allSatisfy({ $0.map(seconds.contains) ?? false })
        {
            return first
        }
        let others = zip(types, expressions).filter { $1.numberText == nil || $0 == double }
        guard others.allSatisfy({ $0.0 == others.first?.0 }), let other = others.first?.0 else {
            return nil
        }
        let isReal = [double, .named("TimeInterval", []), .named("Float", [])].contains(other)
        return isReal ? other : nil
    }
}

/// The types whose initializers from text can fail.
private let failableFromText: Set = [
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32",
]
private let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
private let arithmetic: Set = ["+", "-", "*", "/", "%", "&", "|", "<<", ">>"]
private let ranges = ["...": "ClosedRange", "..<": "Range"]

extension ExprSyntax {
    /// Whether the type of an expression is that of the others beside it. For example: `.low`, `.days(3)`.
    fileprivate var isImplicitMember: Bool {
        let call = self.as(FunctionCallExprSyntax.self)
        let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
        return member.map { $0.base == nil } ?? false
    }

    /// The type that an expression names. For example: `Date` for `Date()`.
    fileprivate var typeName: SpelledType? {
        // The last name of a chain tells without a look at the others, of which there may be many.
        var last = self
        while let chain = last.as(OptionalChainingExprSyntax.self) { last = chain.expression }
        if let member = last.as(MemberAccessExprSyntax.self),
            !(member.declName.baseName.identifierText.first?.isUppercase ?? false)
        {
            return nil
        }
        guard let type = spelledType else { return nil }
        if case .named(let name, _) = type.unwrapped, !(name.first?.isUppercase ?? false) {
            return nil
        }
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
    "DateComponentsFormatter": ["string": "String?"],
    "DateFormatter": ["date": "Date?", "string": "String"],
    "Double": [
        "description": "String", "magnitude": "Double", "random": "Double", "rounded": "Double",
        "squareRoot": "Double",
    ],
    "Duration": [
        "microseconds": "Duration", "milliseconds": "Duration", "nanoseconds": "Duration",
        "seconds": "Duration",
    ],
    "Int": ["description": "String", "magnitude": "UInt", "random": "Int"],
    "ISO8601DateFormatter": ["date": "Date?", "string": "String"],
    "Locale": [
        "autoupdatingCurrent": "Locale", "currency": "Locale.Currency?", "current": "Locale",
        "identifier": "String", "language": "Locale.Language", "region": "Locale.Region?",
    ],
    "Locale.Currency": ["identifier": "String"],
    "Locale.Language": [
        "languageCode": "Locale.LanguageCode?", "region": "Locale.Region?",
        "script": "Locale.Script?",
    ],
    "Locale.LanguageCode": ["identifier": "String"],
    "Locale.Region": ["identifier": "String"],
    "Locale.Script": ["identifier": "String"],
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
