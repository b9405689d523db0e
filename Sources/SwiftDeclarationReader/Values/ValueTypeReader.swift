import ModelIR
import SwiftSyntax

/// Reads value types from their declarations.
struct ValueTypeReader {
    let declaration: ValueDeclaration
    let reports: Reports
    /// The names of all declared value types.
    let valueNames: Set<String>
    let extensions: [ExtensionDeclaration]
    let codeText: CodeText
    /// The protocols that type aliases combine.
    let combinedProtocols: [String: [TypeSyntax]]
    /// Whether an app has the files as they are: what it declares is all that other files know.
    let isPartOfApp: Bool

    var file: SourceFile { declaration.context.file }

    static let attributes = ["Validated", "OptionSet", "Composite", "External"]
    static let harmless = ["available", "frozen", "preconcurrency", "objc"]

    /// Returns `nil` if the declaration can't be read, which is reported.
    func read() -> ValueType? {
        checkAttributes()
        guard let kind = kind() else { return nil }
        let origin = file.origin(
            of: declaration.nameNode,
            parts: [file.part("name", declaration.nameNode)]
        )
        var type = ValueType(name: declaration.name, kind: kind, origin: origin)
        type.isExternal = declaration.isExternal
        type.documentation = docComment(of: declaration.declaration)
        let access = accessModifiers(declaration.modifiers, in: declaration.context)
        type.access = access.isEmpty ? nil : access
        if !type.isExternal {
            reportConditions()
            readCode(&type)
        }
        return type
    }

    func annotation(_ name: String) -> Annotation? { declaration.annotations.first(name) }

    private func kind() -> ValueType.Kind? {
        switch declaration.node {
        case .structure(let node):
            if let composite = annotation("Composite") { return structure(composite) }
            if let validated = annotation("Validated") { return self.validated(validated) }
            if let optionSet = annotation("OptionSet") { return self.optionSet(optionSet) }
            if isValidated(node) { return ownValidated() }
            error(
                "value-type.unknown-kind",
                declaration.nameNode,
                "say how '\(declaration.name)' is stored: '@Validated', '@OptionSet' or '@Composite', or"
                    + " give it 'rawValue', 'init(_:)' and 'init(trust:)'"
            )
            return nil
        case .enumeration(let node):
            return kind(of: node)
        }
    }

    private func kind(of node: EnumDeclSyntax) -> ValueType.Kind? {
        for name in ["Validated", "OptionSet"] {
            if let misplaced = annotation(name) {
                error(
                    "swift.misplaced-attribute",
                    misplaced.node,
                    "'@\(name)' belongs before a struct"
                )
                return nil
            }
        }
        if annotation("Composite") != nil { return choice(node) }
        return enumeration(node)
    }

    private func checkAttributes() {
        let known = Self.attributes + Self.harmless
        for annotation in declaration.annotations where !known.contains(annotation.name) {
            reports.addUnknownAttribute(
                annotation,
                of: "a value type",
                named: declaration.name,
                in: file,
                known: Self.attributes
            )
        }
        if declaration.isExternal { return }
        if let annotation = annotation("available") {
            reports.addLeftOutAvailability(annotation, of: declaration.name, in: file)
        }
        guard case .enumeration(let node) = declaration.node else { return }
        for element in caseElements(node.memberBlock.members) {
            let annotations = Annotation.all(of: element.declaration.attributes)
            guard let annotation = annotations.first("available") else { continue }
            reports.addLeftOutAvailability(
                annotation,
                of: element.node.name.identifierText,
                in: file
            )
        }
    }

    func error(_ id: String, _ node: some SyntaxProtocol, _ message: String) {
        reports.add(.error, id, at: node, in: file, message)
    }

    /// Reports an unsupported integer type in angle brackets or an inheritance clause.
    func reportUnknownNumber(_ name: String, _ node: some SyntaxProtocol) {
        reports.addUnknown(
            "swift.unknown-type",
            at: node,
            in: file,
            "'\(name)' is no integer that can be stored",
            name: name,
            known: RawNumber.allCases.map(\.rawValue)
        )
    }
}
