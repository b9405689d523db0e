/// Programs that make an object of every class of some families, save them, and fetch them back.
///
/// They print a line for everything that isn't as it was, and `done`.
struct FamilyProgram {
    let model: FamilyModel

    private func imports(_ modules: String...) -> String {
        modules.map { "import \($0)" }.joined(separator: "\n")
    }

    private var checks: String {
        """
        func check(_ holds: Bool, _ text: String) {
            if !holds { print("wrong:", text) }
        }
        """
    }

    // MARK: SQLite

    var sqlite: String {
        let classes = model.families.flatMap { $0.classes.map(\.name) + [$0.keeper] }
        let runs = model.families.indices.map { "try run\($0)()" }.joined(separator: "\n")
        return """
            \(imports("Foundation", "ModelStore", "ModelTypes"))

            \(checks)
            let models: [any PersistentModel.Type] = [
            \(classes.map { "\($0).self," }.joined(separator: "\n"))
            ]
            let url = URL(fileURLWithPath: CommandLine.arguments[1])
            let configuration = ModelConfiguration(url: url)
            let container = try ModelContainer(
                for: Schema(models), configurations: [configuration])
            \(model.families.enumerated().map(sqliteRun).joined(separator: "\n"))
            \(runs)
            try ModelContext(container).checkIntegrity()
            print("done")

            """
    }

    private func sqliteRun(_ number: Int, _ family: FamilyModel.Family) -> String {
        """
        @MainActor func run\(number)() throws {
            let context = ModelContext(container)
        \(insertions(family))
            try context.save()
            let other = ModelContext(container)
        \(family.classes.indices.map { sqliteFetch($0, family) }.joined(separator: "\n"))
        }
        """
    }

    private func sqliteFetch(_ place: Int, _ family: FamilyModel.Family) -> String {
        let name = family.classes[place].name
        let condition = family.line(to: place).flatMap(\.attributes).last { $0.type == .string }
            .map { attribute in
                """
                do {
                    let found = try other.fetch(
                        \(name).self,
                        where: \(name).fields.\(attribute.name) == "\(name).\(attribute.name)")
                    check(found.map(\\.id) == ["\(name)"], "\(name) by \(attribute.name)")
                }
                """
            }
        let isConcrete = !family.classes[place].isAbstract
        return fetched(place, family, "try other.fetch(\(name).self)")
            + (isConcrete ? "\n" + (condition ?? "") : "")
    }

    // MARK: Core Data

    var coreData: String {
        let runs = model.families.indices.map { "try run\($0)()" }.joined(separator: "\n")
        return """
            \(imports("CoreData", "Foundation", "ModelTypes"))

            \(checks)
            let model = NSManagedObjectModel()
            \(model.families.map(description).joined(separator: "\n"))
            let container = NSPersistentContainer(name: "Families", managedObjectModel: model)
            container.loadPersistentStores { _, _ in }
            let context = container.viewContext
            \(model.families.enumerated().map(coreDataRun).joined(separator: "\n"))
            \(runs)
            print("done")

            """
    }

    private func coreDataRun(_ number: Int, _ family: FamilyModel.Family) -> String {
        let fetches = family.classes.indices.map { place in
            let name = family.classes[place].name
            return fetched(
                place,
                family,
                "try context.fetch(NSFetchRequest<\(name)>(entityName: \"\(name)\"))"
            )
        }
        return """
            @MainActor func run\(number)() throws {
            \(insertions(family))
                try context.save()
            \(fetches.joined(separator: "\n"))
            }
            """
    }

    private func description(of family: FamilyModel.Family) -> String {
        var lines = ["do {", "let keeper = entity(\"\(family.keeper)\")"]
        for entity in family.classes {
            lines.append("let \(entity.name) = entity(\"\(entity.name)\")")
            lines.append("\(entity.name).isAbstract = \(entity.isAbstract)")
            let id = entity.parent == nil ? ["attribute(\"id\", .stringAttributeType)"] : []
            let attributes = entity.attributes.map {
                "attribute(\"\($0.name)\", .\($0.type.coreDataType))"
            }
            let properties = (id + attributes).joined(separator: ", ")
            lines.append("\(entity.name).properties = [\(properties)]")
            guard entity.hasOwner else { continue }
            let (owner, owned) = ("owner\(entity.name)", "owned\(entity.name)")
            lines += [
                "let \(owner) = relationship(\"owner\", to: keeper, isToMany: false)",
                "let \(owned) = relationship(\"\(entity.owned)\", to: \(entity.name))",
                "pair(\(owner), \(owned))", "\(entity.name).properties.append(\(owner))",
            ]
        }
        let links = family.classes.filter(\.hasOwner).map { ", owned\($0.name)" }.joined()
        lines.append("keeper.properties = [attribute(\"id\", .stringAttributeType)\(links)]")
        for (place, entity) in family.classes.enumerated() {
            let below = family.classes.filter { $0.parent == place }.map(\.name)
            lines.append("\(entity.name).subentities = [\(below.joined(separator: ", "))]")
        }
        let all = (family.classes.map(\.name) + ["keeper"]).joined(separator: ", ")
        return (lines + ["model.entities += [\(all)]", "}"]).joined(separator: "\n")
    }

    // MARK: Both

    private func insertions(_ family: FamilyModel.Family) -> String {
        var lines = [
            "let keeper = \(family.keeper)(id: \"\(family.keeper)\")", "context.insert(keeper)",
        ]
        for (place, entity) in family.classes.enumerated() where !entity.isAbstract {
            let object = "new\(place)"
            lines.append("let \(object) = \(entity.name)(id: \"\(entity.name)\")")
            lines.append("context.insert(\(object))")
            for attribute in family.line(to: place).flatMap(\.attributes) {
                let value = attribute.type.value(of: attribute.name, entity.name, place)
                lines.append("\(object).\(attribute.name) = \(value)")
            }
            if family.line(to: place).contains(where: \.hasOwner) {
                lines.append("\(object).owner = keeper")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// What is fetched of a class is what was saved of it and of the classes below.
    private func fetched(_ place: Int, _ family: FamilyModel.Family, _ fetch: String) -> String {
        let name = family.classes[place].name
        let all = family.concrete(at: place).map { "\"\($0.name)\"" }.joined(separator: ", ")
        var lines = [
            "do {", "let all: [\(name)] = \(fetch)",
            "check(Set(all.map(\\.id)) == [\(all)], \"all \(name)\")",
            "check(all.count == \(family.concrete(at: place).count), \"count of \(name)\")",
        ]
        if !family.classes[place].isAbstract {
            lines.append("let one = all.first { $0.id == \"\(name)\" }")
            lines.append("check(one.map { type(of: $0) == \(name).self } == true, \"\(name)\")")
            for attribute in family.line(to: place).flatMap(\.attributes) {
                let value = attribute.type.value(of: attribute.name, name, place)
                let text = "\"\(name).\(attribute.name)\""
                lines.append("check(one?.\(attribute.name) == \(value), \(text))")
            }
            if family.line(to: place).contains(where: \.hasOwner) {
                lines.append(
                    "check(one?.owner?.id == \"\(family.keeper)\", \"\(name).owner\")"
                )
            }
        }
        return (lines + ["}"]).joined(separator: "\n")
    }
}

extension FamilyModel.ValueKind {
    /// A value in Swift that no other class has.
    fileprivate func value(of attribute: String, _ owner: String, _ place: Int) -> String {
        switch self {
        case .string: "\"\(owner).\(attribute)\""
        case .integer: "\(place + 1)"
        case .double: "\(place).5"
        case .boolean: place % 2 == 0 ? "true" : "false"
        case .date: "Date(timeIntervalSinceReferenceDate: \(place)000)"
        }
    }

    fileprivate var coreDataType: String {
        switch self {
        case .string: "stringAttributeType"
        case .integer: "integer64AttributeType"
        case .double: "doubleAttributeType"
        case .boolean: "booleanAttributeType"
        case .date: "dateAttributeType"
        }
    }
}
