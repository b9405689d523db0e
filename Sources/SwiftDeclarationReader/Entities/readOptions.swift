import ModelIR
import SwiftSyntax

extension EntityReader {
    private static let options = [
        "allowsCloudEncryption", "codable", "ephemeral", "externalStorage",
        "preserveValueOnDeletion",
        "spotlight", "transformable", "unique",
    ]

    /// Applies the content of `@Attribute` to the attribute.
    func readOptions(_ property: DeclaredProperty, _ attribute: inout Attribute) {
        guard let annotation = property.annotation("Attribute") else { return }
        for argument in annotation.arguments {
            switch argument.label {
            case nil: readOption(argument, annotation, property, &attribute)
            case "originalName": attribute.renamingIdentifier = text(argument)
            case "hashModifier": attribute.versionHashModifier = text(argument)
            case let label?:
                reportUnknown(label, argument, ["originalName", "hashModifier"], annotation)
            }
        }
    }

    private func readOption(
        _ argument: Annotation.Argument,
        _ annotation: Annotation,
        _ property: DeclaredProperty,
        _ attribute: inout Attribute
    ) {
        guard let option = Choice(argument.expression) else {
            return error(
                "swift.wrong-argument",
                argument.expression,
                "an option begins with a dot, as '.unique' does"
            )
        }
        if option.name != "transformable", let extra = option.arguments.first {
            return error(
                "swift.wrong-argument",
                extra.expression,
                "'.\(option.name)' takes no argument"
            )
        }
        switch option.name {
        case "unique": addUnique([attribute.name], [Syntax(option.nameNode)], annotation.node)
        case "externalStorage": attribute.storage.allowsExternalStorage = true
        case "spotlight": attribute.storage.isIndexedBySpotlight = true
        case "ephemeral": attribute.isTransient = true
        case "preserveValueOnDeletion": attribute.storage.isPreservedAfterDeletion = true
        case "allowsCloudEncryption": attribute.storage.allowsCloudEncryption = true
        case "codable":
            attribute.type = .codable
            setCodableType(of: &attribute, property)
            attribute.usesScalarType = nil
        case "transformable":
            let name = property.type.unwrapped.text
            attribute.type = .transformable
            // A model file's notation for "no class".
            attribute.customClassName = name == "NSObject" ? nil : name
            attribute.usesScalarType = nil
            attribute.valueTransformerName = transformer(option)
            if let name = option.arguments.first?.expression {
                if name.stringValue != nil { attribute.isTransformerQuoted = true }
                attribute.origin.parts.append(file.part("valueTransformerName", name))
            }
        default:
            reports.addUnknown(
                "swift.unknown-option",
                at: option.nameNode,
                in: file,
                "'@\(annotation.name)' has no option '.\(option.name)'",
                name: option.name,
                known: Self.options
            )
        }
    }

    /// Reads `by: ColorTransformer.self` or `by: "ColorTransformer"`; returns `nil` for Core Data's
    /// default transformer.
    private func transformer(_ option: Choice) -> String? {
        if option.arguments.isEmpty { return nil }
        guard option.arguments.count == 1, option.arguments[0].label == "by" else {
            error(
                "swift.wrong-argument",
                option.nameNode,
                "it takes a transformer: '.transformable(by: T.self)'"
            )
            return nil
        }
        let expression = option.arguments[0].expression
        if let name = expression.stringValue { return name }
        if let type = expression.metatype { return type.trimmedDescription }
        // `.transformable(by: ValueTransformer(…))`, or a constant declared by the user.
        return expression.trimmedDescription
    }

    /// The text of a string literal.
    func text(_ argument: Annotation.Argument) -> String? {
        if let text = argument.expression.stringValue { return text }
        if !argument.expression.isNil {
            error(
                "swift.wrong-argument",
                argument.expression,
                "'\(argument.label ?? "")' takes a text in quotes"
            )
        }
        return nil
    }

    func reportUnknown(
        _ label: String,
        _ argument: Annotation.Argument,
        _ known: [String],
        _ annotation: Annotation
    ) {
        reports.addUnknown(
            "swift.unknown-argument",
            at: argument.node.label.map { Syntax($0) } ?? Syntax(argument.node),
            in: file,
            "'@\(annotation.name)' has no argument '\(label)'",
            name: label,
            known: known
        )
    }

    /// Adds a constraint, with the positions of its parts.
    func addUnique(_ names: [String], _ nodes: [Syntax], _ node: some SyntaxProtocol) {
        // `@Attribute(.unique)` and `#Unique` may specify the same constraint.
        guard !entity.uniquenessConstraints.contains(names) else { return }
        let index = entity.uniquenessConstraints.count
        entity.uniquenessConstraints.append(names)
        entity.origin.parts.append(file.part("uniquenessConstraints[\(index)]", node))
        for (inner, node) in nodes.enumerated() {
            entity.origin.parts.append(file.part("uniquenessConstraints[\(index)][\(inner)]", node))
        }
    }
}
