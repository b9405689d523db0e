import ModelIR
import SwiftSyntax

extension ValueTypeReader {
    /// For example: `@Validated(.trimmed) struct Name { var rawValue: String }`.
    func validated(_ annotation: Annotation) -> ValueType.Kind? {
        guard let raw = storedProperties().first, storedProperties().count == 1,
            raw.name == "rawValue", let type = raw.type, let rawType = raw.rawType
        else {
            error(
                "validated.raw-value",
                declaration.nameNode,
                "'\(declaration.name)' needs one stored property, 'var rawValue', that is a text, a"
                    + " number, a date or data"
            )
            return nil
        }
        if let node = raw.typeNode { reports.addWidened(type, at: node, in: file) }
        let rules = RuleReader(file: file, reports: reports, stored: rawType).rules(annotation)
        let errorName = errorName(annotation)
        return .validated(ValidatedType(rawType: rawType, rules: rules, errorName: errorName))
    }

    /// The text of `error: "NameError"`.
    func errorName(_ annotation: Annotation) -> String? {
        guard let argument = annotation.arguments.first(where: { $0.label == "error" }) else {
            return nil
        }
        guard let name = argument.expression.stringValue, isIdentifier(name) else {
            error(
                "swift.wrong-argument",
                argument.expression,
                "'error' takes the name of a type, in quotes"
            )
            return nil
        }
        return name
    }

    /// The stored properties of a struct; other members are reported.
    func storedProperties() -> [StoredMember] {
        declaration.members.flatMap { member in
            member.decl.as(VariableDeclSyntax.self).map(StoredMember.all) ?? []
        }
    }
}

/// A stored property of a value type.
struct StoredMember {
    var name: String
    var type: SpelledType?
    var typeNode: TypeSyntax?
    var node: PatternBindingSyntax
    var documentation: [String]

    static func all(_ variable: VariableDeclSyntax) -> [StoredMember] {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        guard !isStatic else { return [] }
        return variable.bindings.compactMap { binding in
            guard binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return nil }
            return StoredMember(
                name: name.identifier.identifierText,
                type: binding.typeAnnotation.map { SpelledType($0.type) },
                typeNode: binding.typeAnnotation?.type,
                node: binding,
                documentation: docComment(of: variable)
            )
        }
    }
}

/// Whether a text is a valid Swift identifier: letters, digits and the characters that Unicode
/// allows among them, not beginning with a digit.
func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
        return false
    }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
}
