extension HeaderFacts {
    /// The facts as text: a line for each.
    var text: String {
        var text = ""
        for fact in classes { text += factLine("class", fact.fields) }
        for fact in properties { text += factLine("property", fact.fields) }
        for fact in methods {
            text += factLine("method", [fact.owner, fact.selector] + fact.type.fields)
        }
        for fact in protocols {
            text += factLine("protocol", [fact.name] + listFields(fact.parents))
            for property in fact.properties { text += factLine("requirement", property.fields) }
        }
        for fact in adoptions { text += factLine("adoption", [fact.owner, fact.name]) }
        for fact in enums {
            text += factLine("enum", fact.fields)
            for constant in fact.constants { text += factLine("constant", constant.fields) }
        }
        for fact in integerTypes {
            text += factLine("integer", [fact.name, fact.rawType.rawValue])
        }
        for fact in nameLists { text += factLine("names", [fact.name] + listFields(fact.names)) }
        for fact in inactive {
            text += factLine(
                "inactive",
                [fact.owner.field, fact.name, fact.condition] + fact.place.fields
            )
        }
        for fact in problems {
            text += factLine("problem", [fact.kind.rawValue, fact.text] + fact.place.fields)
        }
        // A process that ends early doesn't write it.
        return text + "end\n"
    }

    /// The facts of a text; `nil` if its end is missing.
    init?(text: [UInt8]) {
        var isComplete = false
        for line in text.split(separator: 10) {
            var row = FactRow(line: line)
            isComplete = row.kind == "end"
            add(&row)
        }
        guard isComplete else { return nil }
    }

    private mutating func add(_ row: inout FactRow) {
        switch row.kind {
        case "class": classes.append(ClassFact(&row))
        case "property": properties.append(PropertyFact(&row))
        case "method":
            let (owner, selector) = (row.next(), row.next())
            methods.append(MethodFact(owner: owner, selector: selector, type: TypeFact(&row)))
        case "protocol":
            protocols.append(ProtocolFact(name: row.next(), parents: row.nextList()))
        case "requirement" where !protocols.isEmpty:
            protocols[protocols.count - 1].properties.append(PropertyFact(&row))
        case "adoption": adoptions.append(AdoptionFact(owner: row.next(), name: row.next()))
        case "enum": enums.append(EnumFact(&row))
        case "constant" where !enums.isEmpty:
            enums[enums.count - 1].constants.append(EnumFact.Constant(&row))
        case "integer":
            integerTypes.append(IntegerTypeFact(name: row.next(), rawType: ScalarType(&row)))
        case "names": nameLists.append(NameListFact(name: row.next(), names: row.nextList()))
        case "inactive":
            let (owner, name, condition) = (row.next(), row.next(), row.next())
            inactive.append(
                InactiveFact(
                    owner: InactiveFact.Owner(owner),
                    name: name,
                    condition: condition,
                    place: FactPlace(&row)
                )
            )
        case "problem":
            let kind = ProblemFact.Kind(rawValue: row.next()) ?? .syntax
            problems.append(ProblemFact(kind: kind, text: row.next(), place: FactPlace(&row)))
        default: return
        }
    }
}

extension InactiveFact.Owner {
    /// The class; empty for constants.
    fileprivate var field: String {
        if case .properties(let owner) = self { owner } else { "" }
    }

    fileprivate init(_ field: String) {
        self = field.isEmpty ? .constants : .properties(of: field)
    }
}

extension FactPlace {
    fileprivate var fields: [String] { [String(file), String(line), String(column)] }

    fileprivate init(_ row: inout FactRow) {
        (file, line, column) = (row.nextNumber(), row.nextNumber(), row.nextNumber())
    }
}

extension ClassFact {
    fileprivate var fields: [String] {
        [name, superclass ?? "", swiftName ?? ""] + listFields(documentation) + place.fields
    }

    fileprivate init(_ row: inout FactRow) {
        name = row.next()
        superclass = row.nextOptional()
        swiftName = row.nextOptional()
        documentation = row.nextList()
        place = FactPlace(&row)
    }
}

extension PropertyFact {
    fileprivate var fields: [String] {
        [owner, category ?? "", name, isReadOnly ? "1" : "", isWeak ? "1" : "", getter ?? ""]
            + [swiftName ?? ""] + type.fields + listFields(documentation) + place.fields
    }

    fileprivate init(_ row: inout FactRow) {
        owner = row.next()
        category = row.nextOptional()
        name = row.next()
        isReadOnly = row.next() == "1"
        isWeak = row.next() == "1"
        getter = row.nextOptional()
        swiftName = row.nextOptional()
        type = TypeFact(&row)
        documentation = row.nextList()
        place = FactPlace(&row)
    }
}

extension EnumFact {
    fileprivate var fields: [String] {
        [name, style.rawValue, rawType.rawValue, swiftName ?? ""] + listFields(documentation)
            + place.fields
    }

    fileprivate init(_ row: inout FactRow) {
        name = row.next()
        style = Style(rawValue: row.next()) ?? .plain
        rawType = ScalarType(&row)
        swiftName = row.nextOptional()
        documentation = row.nextList()
        place = FactPlace(&row)
    }
}

extension EnumFact.Constant {
    fileprivate var fields: [String] {
        [name, String(value), swiftName ?? ""] + listFields(documentation) + place.fields
    }

    fileprivate init(_ row: inout FactRow) {
        name = row.next()
        value = Int64(row.next()) ?? 0
        swiftName = row.nextOptional()
        documentation = row.nextList()
        place = FactPlace(&row)
    }
}

extension ScalarType {
    fileprivate init(_ row: inout FactRow) { self = ScalarType(rawValue: row.next()) ?? .int32 }
}

extension TypeFact {
    fileprivate var fields: [String] {
        let (kind, name, arguments): (String, String, [String]) =
            switch kind {
            case .object(let name, let arguments): ("object", name, arguments)
            case .anyObject(let name): ("id", name, [])
            case .scalar(let type): ("scalar", type.rawValue, [])
            case .enumeration(let name): ("enum", name, [])
            case .block: ("block", "", [])
            case .other(let name): ("other", name, [])
            }
        return [kind, name, alias ?? "", nullability.rawValue] + listFields(arguments)
    }

    fileprivate init(_ row: inout FactRow) {
        let (kind, name) = (row.next(), row.next())
        alias = row.nextOptional()
        nullability = Nullability(rawValue: row.next()) ?? .unspecified
        let arguments = row.nextList()
        self.kind =
            switch kind {
            case "object": .object(name, arguments)
            case "id": .anyObject(name)
            case "scalar": .scalar(ScalarType(rawValue: name) ?? .int32)
            case "enum": .enumeration(name)
            case "block": .block
            default: .other(name)
            }
    }
}
