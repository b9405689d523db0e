import ModelIR
import SwiftSyntax

/// The stored properties and cases of codable types, so that stores notice when they change.
///
/// For example: the form `amount: Decimal, currency: String` for
/// `struct Price: Codable { var amount: Decimal; var currency: String; var text: String { … } }`.
struct CodableForms {
    /// The declarations of each type and its extensions, by its path. For example: `SchemaV2.Price`.
    private let declarations: [String: [Syntax]]
    /// The paths of value types, which the code has as `Codable`, however they're declared.
    private let valueTypes: Set<String>

    init() { (declarations, valueTypes) = ([:], []) }

    init(_ declarations: Declarations) {
        let found =
            declarations.others.compactMap { other in
                other.nameNode.parent.map { (other.context.containers + [other.name], $0) }
            }
            + declarations.values.map { ($0.path, Syntax($0.declaration)) }
            + declarations.extensions.map { ($0.path, Syntax($0.node)) }
            + declarations.helpers.compactMap { helper in
                helper.node.as(ExtensionDeclSyntax.self).map { node in
                    (
                        helper.context.containers + [node.extendedType.trimmedDescription],
                        Syntax(node)
                    )
                }
            }
        self.declarations = Dictionary(grouping: found) { $0.0.joined(separator: ".") }
            .mapValues { $0.map(\.1) }
        valueTypes = Set(declarations.values.map { $0.path.joined(separator: ".") })
    }

    /// A digest of what values of a type are made of; `nil` if the files declare neither the type nor one
    /// that its values contain.
    ///
    /// Methods and computed properties don't count. For example: `5f3a90c1` for `[Price]`.
    /// - Parameter containers: the types around the one that names it. For example: `SchemaV2`.
    func digest(of type: String, in containers: [String]) -> String? {
        // A type of another module has no form, and only extensions here.
        let texts = contained(in: type, containers).compactMap { name, declarations in
            let form = form(of: declarations)
            return form.isEmpty ? nil : "\(name)(\(form))"
        }
        return texts.isEmpty ? nil : codableDigest(of: texts.sorted().joined())
    }

    /// The same, part by part, sorted: stored properties, cases, coding keys, and what types do to encode
    /// and decode themselves.
    ///
    /// For example: `Price.amount: Decimal` and `Price.CodingKeys.case amount` for `[Price]`.
    func parts(of type: String, in containers: [String]) -> [String]? {
        let parts = contained(in: type, containers).flatMap { name, declarations in
            declarations.flatMap { partTexts(of: $0) }.map { "\(name).\($0)" }
        }
        return parts.isEmpty ? nil : parts.sorted()
    }

    /// The types that a type names and the files declare, but not as `Codable`.
    ///
    /// For example: `Rate` for `[Rate]` and `enum Rate: Double { … }`.
    func typesWithoutCoding(in type: String, _ containers: [String]) -> [String] {
        typeNames(in: type).filter { name in
            guard let path = path(of: name, in: containers), !valueTypes.contains(path),
                let declarations = declarations[path]
            else { return false }
            return declarations.contains { !$0.is(ExtensionDeclSyntax.self) }
                && !declarations.contains(where: mayBeCodable)
        }
    }

    /// The stored properties of a struct that have an order, and those of the structs in it, as key paths
    /// name them; `nil` if there are none.
    ///
    /// For example: `city` and `location.latitude` for `Address`.
    func sortableParts(of type: String, in containers: [String]) -> [String]? {
        let parts = sortableParts(of: type, containers, around: [])
        return parts.isEmpty ? nil : parts
    }

    /// - Parameter outer: the paths of the structs around this one, which values can only contain in lists
    ///   and the like.
    private func sortableParts(
        of type: String,
        _ containers: [String],
        around outer: [String]
    ) -> [String] {
        guard outer.count < 3, let path = path(of: type, in: containers), !outer.contains(path)
        else { return [] }
        let members = (declarations[path] ?? []).compactMap { $0.as(StructDeclSyntax.self) }
            .flatMap(\.memberBlock.members)
        return members.flatMap { readableProperties(of: $0.decl) }.flatMap { name, type in
            if isOrdered(type) { return [name] }
            let inner = path.split(separator: ".").map(String.init)
            return sortableParts(of: type, inner, around: outer + [path]).map { "\(name).\($0)" }
        }
    }

    /// The declarations of a type and of all that its values contain, by the types' own names: the same
    /// type in two versions has two paths.
    private func contained(
        in type: String,
        _ containers: [String]
    ) -> [(name: String, declarations: [Syntax])] {
        var found: [String: [Syntax]] = [:]
        var next = typeNames(in: type).map { (name: $0, containers: containers) }
        while let (name, containers) = next.popLast() {
            guard let path = path(of: name, in: containers), found[path] == nil else { continue }
            let declarations = declarations[path] ?? []
            found[path] = declarations
            let around = path.split(separator: ".").map(String.init)
            next += typeNames(in: form(of: declarations)).map { ($0, around) }
        }
        return found.map { path, declarations in
            (path.split(separator: ".").last.map(String.init) ?? "", declarations)
        }
    }

    /// The digests of some types, by name; `nil` if none of them has one.
    func digests(of names: Set<String>) -> [String: String]? {
        let found = names.compactMap { name in digest(of: name, in: []).map { (name, $0) } }
        return found.isEmpty ? nil : Dictionary(uniqueKeysWithValues: found)
    }

    /// The path of a type that a name stands for inside of some types.
    private func path(of name: String, in containers: [String]) -> String? {
        for count in stride(from: containers.count, through: 0, by: -1) {
            let path = (containers.prefix(count) + [name]).joined(separator: ".")
            if declarations[path] != nil { return path }
        }
        return nil
    }
}

/// For example: `Dictionary`, `SchemaV2.Price` for `Dictionary<String, SchemaV2.Price>`, among others.
private func typeNames(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
}

/// The form of a type with its extensions.
private func form(of declarations: [Syntax]) -> String {
    declarations.map { form(of: $0) }.filter { !$0.isEmpty }.sorted().joined(separator: ", ")
}

/// The stored properties and cases of a declaration, and its own way to encode them.
private func form(of declaration: Syntax) -> String {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return "" }
    let inherited = declaration.as(EnumDeclSyntax.self).map { inheritedForm($0.inheritanceClause) }
    let cases = declaration.as(EnumDeclSyntax.self).map(codableCases) ?? [:]
    let members = group.memberBlock.members.compactMap { form(of: $0.decl, cases) }
    return ((inherited ?? []) + members).joined(separator: ", ")
}

/// What an enum inherits, without protocols that don't change its JSON. For example: `: Int , Codable` for
/// `enum Size: Int, Codable, CaseIterable`.
private func inheritedForm(_ clause: InheritanceClauseSyntax?) -> [String] {
    let others = namesWithoutCoding.subtracting(["Character", "Double", "Float", "String"])
    let names = inheritedTypes(clause).filter { !others.contains($0.name) }.map {
        text(of: $0.type)
    }
    return names.isEmpty ? [] : [": " + names.joined(separator: " , ")]
}

/// A case of an enum that is stored.
private struct CodableCase {
    /// The declaration without a raw value that the case would have anyway. For example: `small` for
    /// `small = 0`.
    let text: String
    /// For example: `case small`, and `case 3 large` for a number.
    let part: String
}

/// The cases of an enum, by their elements.
private func codableCases(_ node: EnumDeclSyntax) -> [SyntaxIdentifier: CodableCase] {
    let raw = node.inheritanceClause.flatMap { inheritedNames($0).first }
    let isNumbered = raw.flatMap { RawNumber($0) } != nil
    var next = 0
    var found: [SyntaxIdentifier: CodableCase] = [:]
    for element in caseElements(node.memberBlock.members).map(\.node) {
        let value = element.rawValue?.value
        let isUsual =
            isNumbered
            ? value?.integerValue == next
            : raw == "String" && value?.stringValue == element.name.identifierText
        if isNumbered, let number = value?.integerValue { next = number }
        let shown = element.with(\.trailingComma, nil)
        let plain = text(of: shown.with(\.rawValue, nil))
        let whole = isUsual ? plain : text(of: shown)
        found[element.id] = CodableCase(
            text: whole,
            part: "case " + (isNumbered ? "\(next) \(plain)" : whole)
        )
        next = next == Int.max ? next : next + 1
    }
    return found
}

/// The part of a member that matters; `nil` if it isn't part of the JSON.
private func form(
    of member: DeclSyntax,
    _ cases: [SyntaxIdentifier: CodableCase]
) -> String? {
    if let member = member.as(EnumCaseDeclSyntax.self) {
        return member.elements.compactMap { cases[$0.id]?.text }.joined(separator: ", ")
    }
    if let keys = codingKeys(member) { return "keys(\(form(of: Syntax(keys))))" }
    if let body = coding(member) { return text(of: body) }
    let stored = storedBindings(of: member)
    return stored.isEmpty ? nil : stored.joined(separator: ", ")
}

/// The same, part by part. A case that is stored as a number has it in front.
private func partTexts(of declaration: Syntax) -> [String] {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let members = group.memberBlock.members.map(\.decl)
    let raw = declaration.as(EnumDeclSyntax.self)?.inheritanceClause
        .flatMap { inheritedNames($0).first }
    let known = declaration.as(EnumDeclSyntax.self).map(codableCases) ?? [:]
    let cases = caseElements(group.memberBlock.members).compactMap { known[$0.node.id]?.part }
    let rest = members.flatMap { member -> [String] in
        if let keys = codingKeys(member) {
            return partTexts(of: Syntax(keys)).map { "CodingKeys.\($0)" }
        }
        return coding(member).map { ["coding \(text(of: $0))"] } ?? storedBindings(of: member)
    }
    let rawType = raw.flatMap { RawNumber($0) != nil || $0 == "String" ? ": \($0)" : nil }
    return [rawType].compactMap(\.self) + cases + rest
}

private func codingKeys(_ member: DeclSyntax) -> EnumDeclSyntax? {
    member.as(EnumDeclSyntax.self).flatMap { $0.name.text == "CodingKeys" ? $0 : nil }
}

/// The body of `init(from:)` and of `encode(to:)`.
private func coding(_ member: DeclSyntax) -> CodeBlockSyntax? {
    if let initializer = member.as(InitializerDeclSyntax.self) {
        let label = initializer.signature.parameterClause.parameters.first?.firstName.text
        return label == "from" ? initializer.body : nil
    }
    guard let function = member.as(FunctionDeclSyntax.self), function.name.text == "encode" else {
        return nil
    }
    return function.body
}

/// Whether a declaration conforms to `Codable`, or to a protocol that may include it, or has a macro that may
/// add it.
private func mayBeCodable(_ declaration: Syntax) -> Bool {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return true }
    let known = [
        "available", "dynamicMemberLookup", "frozen", "nonobjc", "objc", "usableFromInline",
    ]
    let hasMacro = Annotation.all(of: group.attributes).contains {
        !known.contains($0.name) && $0.name.first?.isUppercase == true
            && !$0.name.hasSuffix("Actor")
    }
    return hasMacro
        || inheritedTypes(group.inheritanceClause).contains { name, _ in
            !namesWithoutCoding.contains(name) && RawNumber(name) == nil
        }
}

/// Protocols and raw types of enums that don't include `Codable`.
private let namesWithoutCoding: Set<String> = [
    "AnyObject", "CaseIterable", "Character", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Double", "Equatable", "Error", "Float", "Hashable", "Identifiable",
    "LocalizedError", "OptionSet", "RawRepresentable", "Sendable", "String",
]

/// The stored properties that a member declares. For example: `amount: Decimal`.
private func storedBindings(of member: DeclSyntax) -> [String] {
    guard let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["class", "static"].contains($0.name.text) })
    else { return [] }
    return variable.bindings.filter { !$0.isComputed }.map { binding in
        let type = type(of: binding, in: variable)
        let shown = type.map { text(of: $0) } ?? binding.initializer.map { text(of: $0.value) }
        return "\(text(of: binding.pattern)): \(shown ?? "")"
    }
}

/// The declared type of a variable: in `var width, height: Double`, the last one's is that of all.
private func type(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> TypeSyntax?
{
    binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
}

/// The text without comments, in a form that doesn't depend on blanks.
private func text(of node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map { $0.aliasedNumberType ?? $0.text }
        .joined(separator: " ")
}

/// The stored properties that a member declares with their types, unless only the file can read them.
private func readableProperties(of member: DeclSyntax) -> [(name: String, type: String)] {
    guard let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: isHiding)
    else { return [] }
    return variable.bindings.compactMap { binding in
        guard !binding.isComputed,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        if let type = type(of: binding, in: variable) { return (name, text(of: type)) }
        let inferred = binding.initializer.flatMap {
            TypeInference(DeclaredMembers(), owner: "").type(of: $0.value)
        }
        return inferred.map { (name, $0.text) }
    }
}

private func isHiding(_ modifier: DeclModifierSyntax) -> Bool {
    // `private(set)` doesn't affect reading.
    ["class", "fileprivate", "lazy", "private", "static"].contains(modifier.name.text)
        && modifier.detail == nil
}

/// Whether the values of a type, optional or not, are stored as they are and have an order.
///
/// For example: those of `String` and `Int ?`.
private func isOrdered(_ type: String) -> Bool {
    let name = type.hasSuffix(" ?") ? String(type.dropLast(2)) : type
    return scalarType(named: name)?.isOrdered == true
}
