import SwiftSyntax

/// What the JSON of codable types is made of, so that stores notice when it changes.
///
/// For example: `amount: Decimal, currency: String` for
/// `struct Price: Codable { var amount: Decimal; var currency: String; var text: String { … } }`.
struct CodableForms {
    /// By the type's path. For example: `SchemaV2.Price`.
    private let forms: [String: String]

    init() { forms = [:] }

    init(_ declarations: Declarations) {
        let declared =
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
        forms = Dictionary(grouping: declared) { $0.0.joined(separator: ".") }.mapValues { parts in
            parts.map { form(of: $0.1) }.filter { !$0.isEmpty }.sorted().joined(separator: ", ")
        }
        // Without types of other modules, which only have extensions here.
        .filter { !$0.value.isEmpty }
    }

    /// A text that is another one if the declaration of the type changes, or of types that its values
    /// contain; `nil` if the files declare none of them.
    ///
    /// Methods and computed properties don't count. For example: `5f3a90c1` for `[Price]`.
    /// - Parameter containers: the types around the one that names it. For example: `SchemaV2`.
    func digest(of type: String, in containers: [String]) -> String? {
        var reached: [String: String] = [:]
        var next = words(type).map { (name: $0, containers: containers) }
        while let (name, containers) = next.popLast() {
            guard let path = path(of: name, in: containers), let form = forms[path],
                // Versions of a type differ only in what they are made of.
                reached.updateValue(form, forKey: path) == nil
            else { continue }
            let around = path.split(separator: ".").map(String.init)
            next += words(form).map { ($0, around) }
        }
        guard !reached.isEmpty else { return nil }
        let text = reached.map { path, form in
            "\(path.split(separator: ".").last ?? "")(\(form))"
        }.sorted().joined()
        // FNV-1a.
        let digest = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
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
            if forms[path] != nil { return path }
        }
        return nil
    }
}

private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
}

/// The stored properties and cases of a declaration, and its own way to encode them.
private func form(of declaration: Syntax) -> String {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return "" }
    let rawType = declaration.as(EnumDeclSyntax.self)?.inheritanceClause.map { [words(in: $0)] }
    let members = group.memberBlock.members.compactMap { form(of: $0.decl) }
    return ((rawType ?? []) + members).joined(separator: ", ")
}

/// The part of a member that matters; `nil` if it isn't part of the JSON.
private func form(of member: DeclSyntax) -> String? {
    if let cases = member.as(EnumCaseDeclSyntax.self) { return words(in: cases.elements) }
    if let keys = member.as(EnumDeclSyntax.self) {
        return keys.name.text == "CodingKeys" ? "keys(\(form(of: Syntax(keys))))" : nil
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
        let label = initializer.signature.parameterClause.parameters.first?.firstName.text
        return label == "from" ? initializer.body.map { words(in: $0) } : nil
    }
    if let function = member.as(FunctionDeclSyntax.self) {
        return function.name.text == "encode" ? function.body.map { words(in: $0) } : nil
    }
    guard let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["class", "static"].contains($0.name.text) })
    else { return nil }
    let stored = variable.bindings.filter { !$0.isComputed }
    return stored.isEmpty
        ? nil
        : stored.map { binding in
            let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
            let shown =
                type.map { words(in: $0) } ?? binding.initializer.map { words(in: $0.value) }
            return "\(words(in: binding.pattern)): \(shown ?? "")"
        }.joined(separator: ", ")
}

/// The text without comments, in a form that doesn't depend on blanks.
private func words(in node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
}
