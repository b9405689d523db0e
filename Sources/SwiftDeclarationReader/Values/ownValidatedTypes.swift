import ModelIR
import SwiftSyntax

/// Whether a struct follows the pattern of generated validated types: one stored `rawValue`, an
/// initializer that checks a raw value, and one that trusts it.
///
/// For example:
/// ```
/// struct CityName {
///     let rawValue: String
///     init(_ text: String) throws(Problem) { … }
///     init(trust rawValue: String) { self.rawValue = rawValue }
/// }
/// ```
func isValidated(_ node: StructDeclSyntax) -> Bool {
    let members = node.memberBlock.members.map(\.decl)
    let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(StoredMember.all)
    guard node.genericParameterClause == nil, stored.count == 1, stored[0].name == "rawValue",
        stored[0].rawType != nil
    else { return false }
    let initializers = members.filter { $0.is(InitializerDeclSyntax.self) }.map(memberName)
    return initializers.contains("init(_:)") && initializers.contains("init(trust:)")
}

extension ValueTypeReader {
    /// Reads a validated type written by the user, whose rules are in its code.
    func ownValidated() -> ValueType.Kind? {
        guard let raw = storedProperties().first, let rawType = raw.rawType else { return nil }
        if let type = raw.type, let node = raw.typeNode {
            reports.addWidened(type, at: node, in: file)
        }
        return .validated(ValidatedType(rawType: rawType, rules: [], errorName: nil))
    }
}

extension StoredMember {
    /// The type that a validated type can wrap: text, a number, a date or data.
    var rawType: AttributeType? {
        guard case .named(let name, []) = type, let rawType = scalarType(named: name),
            ![.boolean, .uuid, .uri].contains(rawType)
        else { return nil }
        return rawType
    }
}

extension Declarations {
    /// The conformances that the user's validated types lack, which give conditions access to their
    /// raw values.
    ///
    /// For example: `extension CityName: ValidatedValue {}`.
    func missingConformances(
        _ types: [ValueType],
        beside helpers: [HelperDeclaration]
    ) -> [SourceFragment] {
        let rawTypes = Dictionary(types.map { ($0.name, $0.rawType) }) { first, _ in first }
        let carried = Set(helpers.flatMap(\.names))
        return values.filter(\.isOwn).compactMap { value in
            guard value.context.owner != nil || carried.contains(value.name) || isInHolder(value),
                let rawType = rawTypes[value.name], !conforms(value)
            else { return nil }
            let name = rawType == .binary ? "UnorderedValidatedValue" : "ValidatedValue"
            let type = spelledName(of: value)
            return SourceFragment(
                .declaration,
                name: "extension \(type)",
                text: "extension \(type): \(name) {}",
                language: "swift",
                condition: value.context.condition,
                origin: value.context.file.origin(of: value.nameNode)
            )
        }
    }

    /// Whether the type around a value type is carried over, and the value type with it.
    private func isInHolder(_ value: ValueDeclaration) -> Bool {
        nesting != nil && !value.context.containers.isEmpty
    }

    private func spelledName(of value: ValueDeclaration) -> String {
        guard let nesting else { return value.name }
        return (nesting.enclosing(value.context) + value.path.suffix(1)).joined(separator: ".")
    }

    private func conforms(_ value: ValueDeclaration) -> Bool {
        let clauses =
            [value.inheritanceClause]
            + (extensions + nestedExtensions.values.joined())
            .filter { generatedName($0.path) == value.name }
            .map(\.node.inheritanceClause)
            + helpers.compactMap { $0.node.as(ExtensionDeclSyntax.self) }
            .filter { generatedName(pathComponents($0.extendedType)) == value.name }
            .map(\.inheritanceClause)
        return clauses.flatMap(inheritedTypes).contains {
            ["ValidatedValue", "UnorderedValidatedValue"].contains($0.name)
        }
    }
}
