import ModelIR
import SwiftParser
import SwiftSyntax

extension EntityReader {
    /// Reads the `willSet` and `didSet` of a property.
    func readObservers(_ block: AccessorBlockSyntax, of property: String, _ condition: String?) {
        guard case .accessors(let accessors) = block.accessors else { return }
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            addObserver(accessor, body, of: property, condition)
        }
    }

    private func addObserver(
        _ accessor: AccessorDeclSyntax,
        _ body: CodeBlockSyntax,
        of property: String,
        _ condition: String?
    ) {
        let word = accessor.accessorSpecifier.text
        let text = unwrappingExplicitly(property, in: statements(of: body))
        guard !text.isEmpty else { return }
        let isBefore = word == "willSet"
        let value =
            accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
        let names = ObserverNames(text, property: property, value: value)
        if let shadow = names.shadow {
            reports.add(
                .warning,
                "member.left-out",
                at: accessor,
                in: file,
                "'\(word)' of '\(property)' is left out: it names something of its own '\(shadow)',"
                    + " which hides the property; rename that"
            )
            return
        }
        var fragment = SourceFragment(
            .observer,
            name: property,
            text: text,
            language: "swift",
            condition: condition,
            origin: origin(of: accessor, text: body)
        )
        fragment.observer = PropertyObserver(
            moment: isBefore ? .beforeChange : .afterChange,
            parameter: names.usesValue ? value : nil,
            ownReferences: names.ownReferences
        )
        changeCode(of: property) { $0.observers.append(fragment) }
    }

    private func origin(of accessor: AccessorDeclSyntax, text body: CodeBlockSyntax) -> Origin {
        var origin = file.origin(of: accessor)
        let start = body.statements.description.prefix { $0.isWhitespace }.count(where: \.isNewline)
        let line = Int(file.position(of: body.statements.position).line) + start
        guard line != Int(origin.position.line) else { return origin }
        origin.parts.append(
            Origin.Part(name: "text", position: Origin.Position(line: line, column: 1))
        )
        return origin
    }

    /// The text between the braces, including comments, without its common indentation.
    private func statements(of body: CodeBlockSyntax) -> String {
        let statements = catalog.codeText.text(of: body.statements, in: file)
        let text = statements + body.rightBrace.leadingTrivia.description
        // The first line, after the brace, doesn't affect the indentation of the others.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = lines.dropFirst().first { !$0.allSatisfy(\.isWhitespace) } ?? ""
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        return trimmedText(unindented(text, as: String(blanks)))
    }
}
