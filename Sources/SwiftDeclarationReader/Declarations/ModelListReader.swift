import SwiftSyntax

/// Reads the lists of classes of a model's versions.
struct ModelListReader {
    private let lists: [[String]: ModelList]
    private let table: ScopeTable

    init(_ all: Declarations, _ table: ScopeTable) {
        self.table = table
        lists = Dictionary(all.modelLists.map { (table.fullPath($0.container), $0) }) { first, _ in
            first
        }
    }

    /// Returns the classes that a version lists, in order; empty if it doesn't have a list.
    ///
    /// - Throws: The first expression that isn't a list of classes.
    func classes(of version: [String]) throws(UnreadableList) -> [ListedClass] {
        try classes(of: version, depth: 0)
    }

    /// Whether a version has a list.
    func hasList(_ version: [String]) -> Bool { lists[version] != nil }

    private func classes(
        of version: [String],
        depth: Int
    ) throws(UnreadableList) -> [ListedClass] {
        guard let list = lists[version] else { return [] }
        guard depth < 100, let value = list.value else {
            throw UnreadableList(node: Syntax(list.node), file: list.file)
        }
        return try classes(in: value, list, depth)
    }

    private func classes(
        in expression: ExprSyntax,
        _ list: ModelList,
        _ depth: Int
    ) throws(UnreadableList) -> [ListedClass] {
        let expression = expression.withoutParentheses
        if let array = expression.as(ArrayExprSyntax.self) {
            return try array.elements.map { element throws(UnreadableList) in
                var path = element.expression.metatype.map(path) ?? []
                if path.first == "Self" { path.removeFirst() }
                guard !path.isEmpty else {
                    throw UnreadableList(node: Syntax(element), file: list.file)
                }
                return ListedClass(
                    path: path,
                    scope: table.fullPath(list.container),
                    node: element,
                    file: list.file
                )
            }
        }
        if let sum = expression.as(SequenceExprSyntax.self) {
            var result: [ListedClass] = []
            for (index, part) in sum.elements.enumerated() {
                if index.isMultiple(of: 2) {
                    result += try classes(in: part, list, depth)
                } else if part.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
                    throw UnreadableList(node: Syntax(part), file: list.file)
                }
            }
            return result
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "models",
            let version = table.path(of: path(base), in: list.container), hasList(version)
        {
            return try classes(of: version, depth: depth + 1)
        }
        throw UnreadableList(node: Syntax(expression), file: list.file)
    }

    /// For example: `SchemaV1` and `Note` for `SchemaV1.Note`.
    private func path(_ expression: ExprSyntax) -> [String] {
        let expression = expression.withoutParentheses
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return [name.baseName.identifierText]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return []
        }
        let outer = path(base)
        return outer.isEmpty ? [] : outer + [member.declName.baseName.identifierText]
    }
}

/// A class in a version's list. For example: `SchemaV1.Note.self`.
struct ListedClass {
    /// The path as written.
    var path: [String]
    /// The types around the list, in which the name is looked up.
    var scope: [String]
    var node: ArrayElementSyntax
    var file: SourceFile
}

/// An expression in a list of classes that can't be evaluated without running the program.
struct UnreadableList: Error {
    var node: Syntax
    var file: SourceFile
}

extension ModelList {
    /// The expression that the getter returns, or the initial value; `nil` if it isn't a single
    /// expression.
    fileprivate var value: ExprSyntax? {
        guard let binding = node.bindings.first else { return nil }
        guard let block = binding.accessorBlock else { return binding.initializer?.value }
        switch block.accessors {
        case .getter(let statements): return result(statements)
        case .accessors(let list):
            let getter = list.first { $0.accessorSpecifier.text == "get" }
            return getter?.body.flatMap { result($0.statements) }
        @unknown default: return nil
        }
    }

    private func result(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard let item = statements.first?.item, statements.count == 1 else { return nil }
        return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    }
}
