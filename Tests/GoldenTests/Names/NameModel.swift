/// Models that use candidate names for entities, or for properties of every kind.
enum NameModel {
    /// The kinds of properties to test.
    static let kinds = [
        "string", "int", "date", "enumeration", "validated", "uuid", "decimal", "options", "json",
        "one", "list", "pairs",
    ]

    static let values = """
        enum ZMood: Int16 { case low = -1, neutral, high }

        @Validated(.trimmed, .length(1...40))
        struct ZName { var rawValue: String }

        @OptionSet<Int64>
        struct ZFlags {
            private enum Options: Int { case news, sport, weather = 10 }
        }
        """

    /// An entity for each name, each related to its neighbors.
    static func entities(_ names: [String]) -> String {
        let bodies = names.indices.map { index in
            let next = names[(index + 1) % names.count]
            let previous = names[(index + names.count - 1) % names.count]
            return entity(
                names[index],
                [
                    attribute("zs", "string"), attribute("zd", "date"),
                    attribute("ze", "enumeration"), attribute("zu", "uuid"),
                    attribute("zf", "options"),
                    relationship("after", next, "before", ""),
                    relationship("before", previous, "after", "toMany=\"YES\" ordered=\"YES\""),
                    relationship("friends", next, "friendsOf", "toMany=\"YES\""),
                    relationship("friendsOf", previous, "friends", "toMany=\"YES\""),
                ]
            )
        }
        return model(bodies)
    }

    /// Classes with as many names as there are kinds, with each name once as each kind.
    static func properties(_ names: [String], variants: Range<Int>) -> String {
        let groups = stride(from: 0, to: names.count, by: kinds.count).map {
            names[$0..<min($0 + kinds.count, names.count)]
        }
        return model(
            groups.enumerated().flatMap { number, names in
                variants.flatMap { classes(Array(names), "\(number)V\($0)", $0) }
            }
        )
    }

    private static func classes(_ names: [String], _ suffix: String, _ variant: Int) -> [String] {
        let (owner, target) = ("P" + suffix, "T" + suffix)
        var properties = ["<userInfo><entry key=\"modelgen.clone\" value=\"YES\"/></userInfo>"]
        var inverses = [attribute("zs", "string")]
        for (index, name) in names.enumerated() {
            let kind = kinds[(index + variant) % kinds.count]
            guard let form = forms[kind] else {
                properties.append(attribute(name, kind))
                continue
            }
            properties.append(relationship(name, target, "z\(index)", form.own))
            inverses.append(relationship("z\(index)", owner, name, form.inverse))
        }
        return [entity(owner, properties), entity(target, inverses)]
    }

    private static let forms = [
        "one": (own: "", inverse: "toMany=\"YES\" ordered=\"YES\""),
        "list": (own: "toMany=\"YES\" ordered=\"YES\"", inverse: ""),
        "pairs": (own: "toMany=\"YES\"", inverse: "toMany=\"YES\""),
    ]
}

// MARK: - XML

extension NameModel {
    private static func model(_ entities: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        \(entities.joined(separator: "\n"))
        </model>

        """
    }

    private static func entity(_ name: String, _ parts: [String]) -> String {
        "<entity name=\"\(name)\" representedClassName=\"\(name)\" syncable=\"YES\">"
            + parts.joined(separator: "\n") + "</entity>"
    }

    private static func relationship(
        _ name: String,
        _ destination: String,
        _ inverse: String,
        _ form: String
    ) -> String {
        let count = form.isEmpty ? "maxCount=\"1\"" : form
        return "<relationship name=\"\(name)\" optional=\"YES\" \(count) deletionRule=\"Nullify\""
            + " destinationEntity=\"\(destination)\" inverseName=\"\(inverse)\""
            + " inverseEntity=\"\(destination)\"/>"
    }

    private static func attribute(_ name: String, _ kind: String) -> String {
        let (type, value) =
            switch kind {
            case "int": ("\"Integer 64\" defaultValueString=\"7\" usesScalarValueType=\"YES\"", "")
            case "date": ("\"Date\" optional=\"YES\" usesScalarValueType=\"NO\"", "")
            case "enumeration":
                ("\"Integer 16\" defaultValueString=\"1\" usesScalarValueType=\"YES\"", "ZMood")
            case "validated": ("\"String\" defaultValueString=\"v\"", "ZName")
            case "uuid": ("\"UUID\" optional=\"YES\" usesScalarValueType=\"NO\"", "")
            case "decimal": ("\"Decimal\" defaultValueString=\"1.5\"", "")
            case "options":
                ("\"Integer 64\" optional=\"YES\" usesScalarValueType=\"YES\"", "ZFlags")
            case "json": ("\"Transformable\" optional=\"YES\" customClassName=\"[Int]\"", "")
            default: ("\"String\" defaultValueString=\"s\"", "")
            }
        let typed = value.isEmpty ? "" : "<entry key=\"modelgen.type\" value=\"\(value)\"/>"
        return "<attribute name=\"\(name)\" attributeType=\(type)>"
            + (typed.isEmpty ? "" : "<userInfo>\(typed)</userInfo>") + "</attribute>"
    }
}
