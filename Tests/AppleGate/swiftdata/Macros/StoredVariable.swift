import SwiftSyntax

/// A stored property of a model class.
struct StoredVariable {
    let name: String
    let type: String
    let defaultValue: String?
    /// The schema's description. For example: `Schema.Attribute(.unique)`.
    let metadata: String
    /// Whether a transformer stores the value, which then can have any type.
    let isTransformed: Bool

    /// `nil` for a computed, static or transient property.
    init?(_ variable: VariableDeclSyntax) throws {
        guard !variable.isStatic, variable.attribute("Transient") == nil,
            let binding = variable.bindings.first, binding.accessorBlock == nil
        else { return nil }
        guard variable.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = binding.typeAnnotation?.type
        else { throw MacroError("a stored property of a model needs a name and a type of its own") }
        name = pattern.identifier.text
        self.type = type.trimmedDescription
        defaultValue = binding.initializer?.value.trimmedDescription
        let relationship = variable.attribute("Relationship")
        let attribute = variable.attribute("Attribute")
        let kind = relationship == nil ? "Attribute" : "Relationship"
        let arguments = (relationship ?? attribute)?.arguments?.trimmedDescription ?? ""
        metadata = "SwiftData.Schema.\(kind)(\(arguments))"
        isTransformed = arguments.contains(".transformable(")
        if ["description", "hashValue"].contains(name) {
            throw MacroError("a property of a model can't be called '\(name)'")
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    fileprivate func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes {
            let words = attribute.attributeName.trimmedDescription.split(separator: ".")
            if words.last.map(String.init) == name { return attribute }
        }
        return nil
    }
}
