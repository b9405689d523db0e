/// A model of random hierarchies whose siblings have properties of one name.
///
/// The types of these properties agree or don't, their names differ in case only, and are those that
/// the libraries use for members of their own.
struct FamilyModel {
    private(set) var families: [Family] = []

    /// A hierarchy, and what its objects lead to.
    struct Family {
        /// For example: `Keeper3`.
        let keeper: String
        /// Parents come before their children.
        var classes: [Class] = []
    }

    struct Class {
        let name: String
        /// The parent's place in the family; nil for the root.
        let parent: Int?
        let isAbstract: Bool
        var attributes: [Attribute] = []
        /// Whether it declares the relationship `owner`.
        var hasOwner = false
        /// The relationship that leads back from the keeper.
        var owned: String { "all" + name }
    }

    struct Attribute {
        let name: String
        let type: ValueKind
    }

    enum ValueKind: String, CaseIterable {
        case string = "String"
        case integer = "Integer 64"
        case double = "Double"
        case boolean = "Boolean"
        case date = "Date"
    }

    private static let names = [
        "title", "tiTle", "note", "nOte", "dueDate", "duedate", "order", "group",
        "row", "statement", "key", "state", "changes", "links", "generation", "index", "values",
        "select", "owner_position", "pk", "type",
    ]

    init(seed: Int, count: Int) {
        for number in 0..<count {
            var random = Random(seed: seed, number: number)
            families.append(Self.family(number, &random))
        }
    }

    private static func family(_ number: Int, _ random: inout Random) -> Family {
        var family = Family(keeper: "Keeper\(number)")
        for index in 0..<3 + random.below(5) {
            let parent = index == 0 ? nil : random.below(index)
            var new = Class(
                name: "Class\(number)x\(index)",
                parent: parent,
                isAbstract: random.isOne(in: index == 0 ? 2 : 5)
            )
            let above = family.line(to: parent)
            var taken = Set(above.flatMap(\.attributes).map(\.name))
            for _ in 0..<1 + random.below(4) {
                guard let name = random.pick(names), taken.insert(name).inserted else { continue }
                new.attributes.append(Attribute(name: name, type: random.any(ValueKind.self)))
            }
            new.hasOwner = !above.contains(where: \.hasOwner) && random.isOne(in: 2)
            family.classes.append(new)
        }
        return family
    }
}

extension FamilyModel.Family {
    /// A class and those above it, the root first.
    func line(to place: Int?) -> [FamilyModel.Class] {
        var line: [FamilyModel.Class] = []
        var next = place
        while let place = next {
            line.append(classes[place])
            next = classes[place].parent
        }
        return line.reversed()
    }

    /// The classes that have objects, at or below a class.
    func concrete(at place: Int) -> [FamilyModel.Class] {
        classes.indices.filter { index in
            !classes[index].isAbstract
                && line(to: index).contains { $0.name == classes[place].name }
        }.map { classes[$0] }
    }
}

extension FamilyModel {
    /// The model as Xcode writes it.
    var contents: String {
        let entities = families.flatMap { family in
            family.classes.map { text(of: $0, family) } + [keeperText(family)]
        }
        return """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            \(entities.joined(separator: "\n"))
            </model>

            """
    }

    private func text(of entity: Class, _ family: Family) -> String {
        let parent = entity.parent.map { "parentEntity=\"\(family.classes[$0].name)\"" } ?? ""
        let abstract = entity.isAbstract ? "isAbstract=\"YES\"" : ""
        let head = """
            <entity name="\(entity.name)" representedClassName="\(entity.name)" \(abstract) \(parent)>
            """
        let id = "<attribute name=\"id\" attributeType=\"String\"/>"
        let attributes = entity.attributes.map { attribute in
            "<attribute name=\"\(attribute.name)\" optional=\"YES\""
                + " attributeType=\"\(attribute.type.rawValue)\" usesScalarValueType=\"NO\"/>"
        }
        let owner = """
            <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="\(family.keeper)" inverseName="\(entity.owned)" \
            inverseEntity="\(family.keeper)"/>
            """
        let lines =
            [head] + (entity.parent == nil ? [id] : []) + attributes
            + (entity.hasOwner ? [owner] : []) + ["</entity>"]
        return lines.joined(separator: "\n")
    }

    private func keeperText(_ family: Family) -> String {
        let links = family.classes.filter(\.hasOwner).map { owned in
            """
            <relationship name="\(owned.owned)" optional="YES" toMany="YES" \
            deletionRule="Nullify" destinationEntity="\(owned.name)" inverseName="owner" \
            inverseEntity="\(owned.name)"/>
            """
        }
        let head = "<entity name=\"\(family.keeper)\" representedClassName=\"\(family.keeper)\">"
        let id = "<attribute name=\"id\" attributeType=\"String\"/>"
        return ([head, id] + links + ["</entity>"]).joined(separator: "\n")
    }
}
