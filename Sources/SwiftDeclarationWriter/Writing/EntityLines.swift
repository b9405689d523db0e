import ModelIR
import SwiftNames

/// A model class as lines of source code.
struct EntityLines {
    private let entity: Entity
    private let declarations: DeclarationLines
    private let isFinal: Bool
    private let inverses: DeclaredInverses
    private let constraints: DeclaredConstraints
    private let code: CodeDetails
    /// The indentation of the class.
    private let indentation: Int

    init(
        _ entity: Entity,
        in declarations: DeclarationLines,
        isFinal: Bool,
        inverses: DeclaredInverses
    ) {
        self.entity = entity
        self.declarations = declarations
        self.isFinal = isFinal
        self.inverses = inverses
        code = entity.code ?? CodeDetails()
        constraints = DeclaredConstraints(entity)
        indentation = code.condition == nil ? 0 : indentationStep
    }

    var all: [String] {
        let inheritance =
            [entity.parent].compactMap { $0.map(typeSpelling) }
            + code.conformances.filter { $0.condition == nil }.map(\.name)
        let parent = inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", ")
        let name = typeSpelling(entity.name)
        // An open class isn't final, even if nothing inherits from it here.
        let isFinal = isFinal && !code.access.contains("open")
        let words =
            (code.isNonisolated == true ? ["nonisolated"] : []) + code.access
            + (isFinal ? ["final", "class"] : ["class"])
        let head = words.joined(separator: " ") + " " + name + parent
        let body = members
        let end = body.isEmpty ? ["\(head) {}"] : ["\(head) {"] + indented(body) + ["}"]
        let lines =
            docLines(entity.documentation)
            + ignoreLines(declarations.model.suppressedIDs(entity: entity.name))
            + annotations + code.initializers.flatMap(lines) + end
        return underCondition(code.condition, lines)
    }

    /// The annotations. A rule for copying a property implies that objects are copied.
    private var annotations: [String] {
        let clone = code.isCloned == true && !entity.hasCloneRules ? ["@Clone"] : []
        let path = entity.distribution.flatMap { PropertyPaths(entity)[$0.attribute] }
        return ["@Model"] + clone + (path.map { ["@Distributed(by: \(keyPath($0)))"] } ?? [])
    }

    /// Returns an initializer's annotation. For example: `@Initializer("short", \.name)`.
    private func lines(_ initializer: ConvenienceInitializer) -> [String] {
        let properties = initializer.properties.map { path in
            path.split(separator: ".").allSatisfy { isPropertyName(String($0)) }
                ? keyPath(path) : SwiftLiteral.string(path)
        }
        let arguments = [SwiftLiteral.string(initializer.name)] + properties
        return brokenLines(Annotation("Initializer", arguments).text, indentation)
    }

    /// `#Unique` and `#Index`, then all other members, with blank lines around long ones.
    private var members: [String] {
        let inner = indentation + indentationStep
        var blocks: [Block] = []
        if let macros = constraints.macros(of: entity, inner) {
            blocks.append(Block(lines: macros, isSpaced: true))
        }
        var open = Member.all(of: entity)[...]
        while let first = open.first {
            let condition = first.condition
            let group = open.prefix { $0.condition == condition }
            open = open.dropFirst(group.count)
            let depth = condition == nil ? inner : inner + indentationStep
            let lines = group.map { block($0, depth) }
            if let condition {
                let joined = Block.joined(lines)
                blocks.append(Block(lines: underCondition(condition, joined), isSpaced: true))
            } else {
                blocks += lines
            }
        }
        return Block.joined(blocks)
    }

    private func block(_ member: Member, _ indentation: Int) -> Block {
        if case .source(let fragment) = member.kind {
            if fragment.kind == .valueType {
                let type = declarations.valueType("\(entity.name).\(fragment.name)")
                return Block(lines: type.map(declarations.lines) ?? [], isSpaced: true)
            }
            return Block(lines: sourceLines(fragment.text), isSpaced: true)
        }
        let property = PropertyLines(
            member,
            of: entity,
            in: declarations,
            constraints: constraints,
            inverses: inverses,
            indentation: indentation
        )
        let (documentation, declaration) = (property.documentation, property.declaration)
        let isLong =
            !documentation.isEmpty || declaration.count > 2 || !member.code.observers.isEmpty
        let ignored = ignoreLines(member.suppressedIDs(in: declarations.model, of: entity))
        return Block(lines: docLines(documentation) + ignored + declaration, isSpaced: isLong)
    }
}

/// The lines of a member, and whether blank lines surround them.
private struct Block {
    var lines: [String]
    var isSpaced: Bool

    static func joined(_ blocks: [Block]) -> [String] {
        var result: [String] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 && (block.isSpaced || blocks[index - 1].isSpaced) { result.append("") }
            result += block.lines
        }
        return result
    }
}
