import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads `#Unique<Item>([\.id], [\.name, \.date])` or `#Index<Item>([\.name],
    /// .rtree([\.place]))`.
    func read(_ macro: MacroExpansionDeclSyntax) {
        if let clause = macro.genericArgumentClause, let type = typeArguments(clause).first,
            type != .named(name, [])
        {
            error(
                "swift.wrong-argument",
                clause,
                "this stands in '\(name)', so it takes '<\(name)>'"
            )
        }
        for argument in macro.arguments {
            if macro.macroName.text == "Unique" {
                readUnique(argument.expression)
            } else {
                readIndex(argument.expression)
            }
        }
    }

    private func readUnique(_ expression: ExprSyntax) {
        guard let properties = properties(in: expression) else { return }
        let nodes = properties.flatMap { property in
            property.names.map { _ in Syntax(property.node) }
        }
        addUnique(properties.flatMap(\.names), nodes, expression)
    }

    private func readIndex(_ expression: ExprSyntax) {
        var list = expression
        var isRTree = false
        if let choice = Choice(expression) {
            guard ["binary", "rtree"].contains(choice.name), choice.arguments.count == 1 else {
                return reports.addUnknown(
                    "swift.unknown-option",
                    at: choice.nameNode,
                    in: file,
                    "there is no index '.\(choice.name)'",
                    name: choice.name,
                    known: ["binary", "rtree"]
                )
            }
            isRTree = choice.name == "rtree"
            list = choice.arguments[0].expression
        }
        guard let properties = properties(in: list) else { return }
        let elements = properties.flatMap { property in
            property.names.map { name in
                var element = Index.Element(property: name)
                element.isRTree = isRTree
                element.origin = file.origin(of: property.node)
                return element
            }
        }
        let name = "by" + elements.compactMap(\.property).map(capitalized).joined(separator: "And")
        entity.indexes.append(
            Index(name: name, elements: elements, origin: file.origin(of: expression))
        )
    }

    /// The attributes behind the key paths of an array; `nil` after an error.
    private func properties(in expression: ExprSyntax) -> [(names: [String], node: ExprSyntax)]? {
        guard let array = expression.as(ArrayExprSyntax.self) else {
            error(
                "swift.wrong-argument",
                expression,
                "list the properties, as in '[\\.name, \\.date]'"
            )
            return nil
        }
        return array.elements.compactMap { element in
            guard let keyPath = KeyPath(element.expression) else {
                error(
                    "swift.wrong-argument",
                    element.expression,
                    "name a property, as in '\\.name'"
                )
                return nil
            }
            if keyPath.root.map({ $0 != name }) == true {
                error(
                    "swift.wrong-argument",
                    element.expression,
                    "the property is not one of '\(name)'"
                )
            }
            // A path into a composite refers to one of its columns.
            if let names = storedNames[keyPath.path] { return (names, element.expression) }
            reportUnknown(keyPath.path, element.expression)
            return ([keyPath.path], element.expression)
        }
    }

    private func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
