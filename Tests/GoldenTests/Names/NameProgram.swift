import Foundation

/// A program that saves, fetches and deletes an object of every class, and prints problems.
///
/// Classes can have any name, and so the program qualifies every type, and begins its own names
/// with z.
struct NameProgram {
    private(set) var text =
        "import Foundation\nimport ModelStore\nimport ModelTypes\n\n" + """
            func zExpect(_ zHolds: Swift.Bool, _ zText: Swift.String) {
                if !zHolds { Swift.print(zText) }
            }

            struct ZKey {
                let key: Swift.Int64

                func isIn<ZModel: ModelStore.ModelObject>(_ zAll: [ZModel]) -> Swift.Bool {
                    zAll.contains { $0.persistentModelID.key == key }
                }

                func find<ZModel: ModelStore.ModelObject>(_ zAll: [ZModel]) -> ZModel {
                    zAll.first { $0.persistentModelID.key == key }!
                }
            }

            """
    private var calls: [String] = []

    /// - Parameter files: The text of each class's file, by class.
    init(files: [String: String]) {
        let classes = files.keys.sorted()
        for name in classes where name.wholeMatch(of: #/T\d+V\d+/#) == nil {
            add(name, GeneratedField.all(in: files[name]!))
        }
        text += """
            let zContainer = try ModelStore.ModelContainer(
                for: ModelStore.Schema([\(classes.map { "\($0).self" }.joined(separator: ", "))]),
                configurations: [
                    ModelStore.ModelConfiguration(
                        url: Foundation.URL(fileURLWithPath: Swift.CommandLine.arguments[1])
                    )
                ]
            )
            \(calls.joined(separator: "\n"))

            """
    }

    private mutating func add(_ name: String, _ fields: [GeneratedField]) {
        let function = "zCheck\(calls.count)"
        var (settings, checks): ([String], [String]) = ([], [])
        for field in fields {
            let failure = "\"\(name).\(field.key)\""
            if field.kind == "Field" {
                guard let value = value(of: field.type) else { continue }
                settings.append("zObject.\(field.name) = \(value)")
                checks.append("zExpect(zRead.\(field.name) == \(value), \(failure))")
                guard !field.type.hasPrefix("ZFlags") else { continue }
                checks.append(
                    "zExpect(zKey.isIn(try zOther.fetch(\(name).self, where: \(name).fields"
                        + ".\(field.name) == \(value))), \(failure))"
                )
            } else {
                let target = "z\(settings.count)"
                settings.append("let \(target) = \(field.type)()")
                settings.append("zContext.insert(\(target))")
                let isList = field.kind == "ToManyField"
                settings.append(
                    isList
                        ? "zObject.\(field.name).append(\(target))"
                        : "zObject.\(field.name) = \(target)"
                )
                checks.append(
                    "zExpect(zRead.\(field.name)\(isList ? ".count == 1" : " != nil"), \(failure))"
                )
            }
        }
        text += """
            func \(function)(_ zContainer: ModelStore.ModelContainer) throws {
                let zContext = ModelStore.ModelContext(zContainer)
                let zObject = \(name)()
                zContext.insert(zObject)
                \(settings.joined(separator: "\n    "))
                try zContext.save()
                let zOther = ModelStore.ModelContext(zContainer)
                let zKey = ZKey(key: zObject.persistentModelID.key)
                let zRead = zKey.find(try zOther.fetch(\(name).self))
                \(checks.joined(separator: "\n    "))
                zOther.delete(zRead)
                try zOther.save()
                zExpect(!zKey.isIn(try zOther.fetch(\(name).self)), "\(name)")
            }

            """
        calls.append("try \(function)(zContainer)")
    }

    private func value(of type: String) -> String? {
        switch type.replacing("?", with: "").replacing(#/^\w+\.(?=\w)/#, with: "") {
        case "String": "\"w\""
        case "Int64": "8"
        case "Date": "Foundation.Date(timeIntervalSinceReferenceDate: 5)"
        case "UUID": "Foundation.UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")"
        case "Decimal": "2"
        case "ZMood": "ZMood.high"
        case "ZName": "(try! ZName(\"w\"))"
        case "ZFlags": "ZFlags(rawValue: 2)"
        default: nil
        }
    }
}

/// A field as generated code declares it. For example: `var name: Field<Model, String>`.
struct GeneratedField {
    let name: String
    let kind: String
    let type: String
    /// The persistent name.
    let key: String

    static func all(in code: String) -> [GeneratedField] {
        let line =
            #/var (?<name>\S+): (?:ModelTypes\.)?(?<kind>\w*Field)<Model, (?<type>.+)> \{\s+\S+\("(?<key>[^"]*)"\)/#
        return code.matches(of: line).map { match in
            GeneratedField(
                name: String(match.output.name),
                kind: String(match.output.kind),
                type: String(match.output.type),
                key: String(match.output.key)
            )
        }
    }
}
