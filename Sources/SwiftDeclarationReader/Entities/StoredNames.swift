import ModelIR
import SwiftSyntax

/// The content of `@Stored` on a property.
struct StoredNames {
    /// The name of the property's only attribute.
    var name: String?
    /// The type that stores the property. For example: `OptionIDs` for `as: OptionIDs.self`.
    var type: (name: String, node: ExprSyntax)?
    /// Whether a Boolean attribute for each option accompanies an option set.
    var hasFlags = false
    var discriminator: String?
    /// The attributes that store parts, by path.
    var columns: [(path: String, attribute: String, node: ExprSyntax)] = []
}

extension EntityReader {
    /// The name in `@Stored("name")`; other forms belong to value types.
    func storedName(_ property: DeclaredProperty) -> String? {
        guard let annotation = property.annotation("Stored") else { return nil }
        let names = storedNames(annotation)
        if let type = names.type?.node {
            error("swift.wrong-argument", type, "only an option set is stored 'as' something else")
        }
        if names.hasFlags {
            error("swift.wrong-argument", annotation.node, "only an option set has flags")
        }
        if names.discriminator != nil || !names.columns.isEmpty {
            error(
                "swift.wrong-argument",
                annotation.node,
                "'\(property.name)' is stored in one attribute: '@Stored(\"name\")'"
            )
        }
        return names.name
    }

    func storedNames(_ annotation: Annotation) -> StoredNames {
        var names = StoredNames()
        if annotation.arguments.isEmpty {
            error(
                "swift.wrong-argument",
                annotation.node,
                "it takes a name, as in '@Stored(\"name\")'"
            )
        }
        for argument in annotation.arguments {
            switch argument.label {
            case "discriminator": names.discriminator = name(argument)
            case "as": names.type = type(argument)
            case "flags": names.hasFlags = flag(argument)
            case nil where argument.expression.is(DictionaryExprSyntax.self):
                names.columns = columns(argument.expression)
            case nil: names.name = name(argument)
            case let label?:
                reportUnknown(label, argument, ["as", "discriminator", "flags"], annotation)
            }
        }
        return names
    }

    private func name(_ argument: Annotation.Argument) -> String? {
        if let name = argument.expression.stringValue, isIdentifier(name) { return name }
        error(
            "swift.wrong-argument",
            argument.expression,
            "the name of an attribute is letters and digits, in quotes"
        )
        return nil
    }

    private func flag(_ argument: Annotation.Argument) -> Bool {
        if let value = argument.expression.booleanValue { return value }
        error("swift.wrong-argument", argument.expression, "'flags' takes 'true' or 'false'")
        return false
    }

    private func type(_ argument: Annotation.Argument) -> (name: String, node: ExprSyntax)? {
        if let type = argument.expression.metatype, case .named(let name, _)? = type.spelledType {
            return (name, type)
        }
        error(
            "swift.wrong-argument",
            argument.expression,
            "'as' takes a type, as in 'as: OptionIDs.self'"
        )
        return nil
    }

    private func columns(_ expression: ExprSyntax) -> [(
        path: String, attribute: String, node: ExprSyntax
    )] {
        let pairs = expression.as(DictionaryExprSyntax.self)?.content.as(
            DictionaryElementListSyntax.self
        )
        return (pairs.map(Array.init) ?? []).compactMap { pair in
            guard let path = pair.key.stringValue, let attribute = pair.value.stringValue,
                isIdentifier(attribute)
            else {
                error(
                    "swift.wrong-argument",
                    pair.key,
                    "labels and names stand in quotes: '[\"eventDate\": \"startDate\"]'"
                )
                return nil
            }
            return (path, attribute, pair.key)
        }
    }
}
