import ModelIR
import SwiftNames
import TextLayout

/// A stored property as lines of source code.
struct PropertyLines {
    private let member: Member
    private let code: PropertyCode
    private let entity: Entity
    private let declarations: DeclarationLines
    private let constraints: DeclaredConstraints
    private let inverses: DeclaredInverses
    private let indentation: Int

    init(
        _ member: Member,
        of entity: Entity,
        in declarations: DeclarationLines,
        constraints: DeclaredConstraints,
        inverses: DeclaredInverses,
        indentation: Int
    ) {
        self.member = member
        code = member.code
        self.entity = entity
        self.declarations = declarations
        self.constraints = constraints
        self.inverses = inverses
        self.indentation = indentation
    }

    var documentation: [String] { code.documentation }

    /// The lines without the doc comment.
    var declaration: [String] {
        switch member.kind {
        case .attribute(let attribute): lines(attribute)
        case .composite(let composite): lines(composite)
        case .relationship(let relationship): lines(relationship)
        case .source: []
        }
    }

    private func lines(_ attribute: Attribute) -> [String] {
        let value = attribute.valueType.flatMap(declarations.valueType)
        let form = AttributeForm(
            attribute,
            value,
            of: entity.name,
            isHidden: declarations.hides
        )
        var annotations = clone
        if let stored = form.stored { annotations.append(stored) }
        if attribute.isDeclaredTransient { annotations.append(Annotation("Transient", [])) }
        let isUnique = constraints.atProperties.contains(attribute.name)
        let known = attribute.type == .codable ? declarations.declaredTypes(in: entity) : []
        if let options = form.options(isUnique: isUnique, known: known) {
            annotations.append(options)
        }
        let isSetInside = code.modifiers.contains { $0.hasSuffix("(set)") }
        let keyword = code.isReadOnly && !isSetInside ? "let" : "var"
        return lines(annotations, keyword, form.name, form.type, form.defaultValue)
    }

    private func lines(_ composite: CompositeProperty) -> [String] {
        var arguments: [String] = []
        if let name = composite.discriminator, name != composite.name + "_kind" {
            arguments.append("discriminator: \(SwiftLiteral.string(name))")
        }
        let renamed = composite.columns.filter { column in
            let words = [composite.name] + column.path.split(separator: ".").map(String.init)
            return column.attribute != words.joined(separator: "_")
        }
        if !renamed.isEmpty {
            let pairs = renamed.map {
                SwiftLiteral.string($0.path) + ": " + SwiftLiteral.string($0.attribute)
            }
            arguments.append(Breakable.array(pairs))
        }
        let stored = arguments.isEmpty ? [] : [Annotation("Stored", arguments)]
        let type = nestedSpelling(composite.type, in: entity.name)
        let optional = composite.isOptional ? "?" : ""
        return lines(clone + stored, "var", composite.name, type + optional, nil)
    }

    private func lines(_ relationship: Relationship) -> [String] {
        var arguments: [String] = []
        if constraints.atProperties.contains(relationship.name) { arguments.append(".unique") }
        if relationship.cardinality == .orderedToMany { arguments.append(".ordered") }
        if relationship.deleteRule != .nullify {
            arguments.append("deleteRule: .\(relationship.deleteRule.rawValue)")
        }
        if let count = relationship.minimumCount { arguments.append("minimumModelCount: \(count)") }
        if let count = relationship.maximumCount, relationship.cardinality != .toOne {
            arguments.append("maximumModelCount: \(count)")
        }
        if let name = relationship.renamingIdentifier {
            arguments.append("originalName: \(SwiftLiteral.string(name))")
        }
        if let inverse = inverses.argument(of: relationship, in: entity.name) {
            arguments.append(inverse)
        }
        if let modifier = relationship.versionHashModifier {
            arguments.append("hashModifier: \(SwiftLiteral.string(modifier))")
        }
        let own = arguments.isEmpty ? [] : [Annotation("Relationship", arguments)]
        let name = relationship.name
        return lines(clone + own, "var", name, type(of: relationship), nil)
    }

    private func type(of relationship: Relationship) -> String {
        let destination = typeSpelling(relationship.destination)
        return switch relationship.cardinality {
        case .toOne: destination + (relationship.isOptional ? "?" : "")
        case .toMany, .orderedToMany:
            (code.collection == .set ? "Set<\(destination)>" : "[\(destination)]")
                + (code.isOptionalCollection ? "?" : "")
        }
    }

    /// Returns the declaration, followed by its observers.
    private func lines(
        _ annotations: [Annotation],
        _ keyword: String,
        _ name: String,
        _ type: String,
        _ value: String?
    ) -> [String] {
        let words = code.modifiers + [keyword, SwiftIdentifier.escaped(name)]
        let head = words.joined(separator: " ") + ": " + type
        let values = value.map(sourceLines) ?? []
        let declaration =
            switch values.count {
            case 0: head
            case 1: Breakable.next(head + " = ", values[0])
            // The lines are those of the source text.
            default: head + " = " + values[0]
            }
        var lines = brokenLines(annotated(annotations, declaration), indentation)
        lines += values.dropFirst()
        let observers = code.observers.flatMap(self.lines)
        guard !observers.isEmpty else { return lines }
        lines[lines.count - 1] += " {"
        return lines + indented(observers) + ["}"]
    }

    /// Returns an observer such as `didSet { … }`, with the name of its parameter if it isn't the
    /// usual one.
    private func lines(_ fragment: SourceFragment) -> [String] {
        guard let observer = fragment.observer else { return [] }
        let (word, usual) =
            switch observer.moment {
            case .beforeChange: ("willSet", "newValue")
            case .afterChange: ("didSet", "oldValue")
            }
        let name = observer.parameter.flatMap { $0 == usual ? nil : "(\($0))" }
        return [word + (name ?? "") + " {"] + indented(sourceLines(fragment.text)) + ["}"]
    }

    /// The annotation `@Clone(.exclude)`.
    private var clone: [Annotation] {
        switch code.cloneRule?.kind {
        case nil: []
        case .exclude: [Annotation("Clone", [".exclude"])]
        case .rebuildUUID: [Annotation("Clone", [".rebuild(.uuid)"])]
        case .rebuildNow: [Annotation("Clone", [".rebuild(.now)"])]
        case .followParent(let attribute, let withoutParent):
            [
                Annotation(
                    "Clone",
                    [
                        """
                        .followParent(\(SwiftLiteral.string(attribute)), \
                        withoutParent: .\(withoutParent.rawValue))
                        """
                    ]
                )
            ]
        }
    }
}
