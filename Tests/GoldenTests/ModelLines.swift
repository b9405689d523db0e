import ModelIR

/// The lines that describe a model as Core Data should have it: those that `ModelLines.swift` in
/// `Tests/AppleGate/samples/run` prints of the model that code builds.
struct ModelLines {
    let model: Model

    var lines: [String] {
        let configurations = model.configurations.sorted { $0.name < $1.name }.map {
            "configuration \($0.name): \($0.entities)"
        }
        let requests = model.fetchRequests.sorted { $0.name < $1.name }.map {
            "request \($0.name): \(text(of: $0))"
        }
        return model.entities.flatMap(lines) + configurations + requests
    }

    private func lines(of entity: Entity) -> [String] {
        let children = model.entities.filter { $0.parent == entity.name }.map(\.name)
        let head = [
            "entity \(entity.name)", "class=\(entity.namedClass ?? "NSManagedObject")",
            "abstract=\(entity.isAbstract)", "parent=\(entity.parent ?? "")",
            "children=\(children)",
            identity(entity.renamingIdentifier, entity.versionHashModifier, entity.userInfo),
            "unique=\(entity.uniquenessConstraints.map { "\($0)" })",
        ]
        let implied = entity.attributes.filter(\.storage.isIndexed).map { attribute in
            Index(
                name: attribute.name,
                elements: [.init(property: attribute.name)],
                origin: entity.origin
            )
        }
        return [head.joined(separator: " ")]
            + entity.properties.filter { $0.kind != .composite }.map { "  " + text(of: $0) }
            + (implied + entity.indexes).map { "  " + text(of: $0) }
    }

    private func identity(_ name: String?, _ modifier: String?, _ info: [NamedText]) -> String {
        let entries = info.filter { !$0.name.hasPrefix("modelgen.") }.map {
            "\($0.name)=\($0.text)"
        }
        return "renamed=\(name ?? "") modifier=\(modifier ?? "") info=\(entries.sorted())"
    }

    private func text(of property: Property) -> String {
        switch property {
        case .attribute(let attribute): text(of: attribute)
        case .relationship(let relationship): text(of: relationship)
        case .fetched(let fetched):
            "\(fetched.name) optional=\(fetched.isOptional) transient=false"
                + " \(identity(nil, nil, fetched.userInfo)) fetched \(text(of: fetched.request))"
        case .composite: ""
        }
    }

    private func text(of attribute: Attribute) -> String {
        let name = attribute.type.compositeName
        let composite = model.composites.first { $0.name == name }
        let storage = attribute.storage
        return [
            "\(attribute.name) optional=\(attribute.isOptional) transient=\(attribute.isTransient)",
            identity(
                attribute.renamingIdentifier,
                attribute.versionHashModifier,
                attribute.userInfo
            ),
            "type=\(number(of: attribute.type))",
            "default=\(attribute.defaultValue.flatMap(text) ?? "")",
            "class=\(attribute.type == .transformable ? attribute.customClassName ?? "" : "")",
            "transformer=\(attribute.valueTransformerName ?? "")",
            "external=\(storage.allowsExternalStorage)",
            "spotlight=\(storage.isIndexedBySpotlight)",
            "encrypted=\(storage.allowsCloudEncryption)",
            "history=\(storage.isPreservedAfterDeletion)",
            "rules=\(attribute.expectedRules)",
            "derived=\(attribute.derivation?.expression ?? "")",
            "elements=\(composite?.attributes.map(text) ?? [])",
        ].joined(separator: " ")
    }

    private func text(of relationship: Relationship) -> String {
        let rule: Int
        switch relationship.deleteRule {
        case .noAction: rule = 0
        case .nullify: rule = 1
        case .cascade: rule = 2
        case .deny: rule = 3
        }
        let isOrdered = relationship.cardinality == .orderedToMany
        return [
            "\(relationship.name) optional=\(relationship.isOptional)",
            "transient=\(relationship.isTransient)",
            identity(
                relationship.renamingIdentifier,
                relationship.versionHashModifier,
                relationship.userInfo
            ),
            "destination=\(relationship.destination)",
            "inverse=\(relationship.inverse?.relationship ?? "")", "ordered=\(isOrdered)",
            "rule=\(rule)",
            "count=\(relationship.minimumCount ?? 0)...\(relationship.maximumCount ?? 0)",
        ].joined(separator: " ")
    }
}

extension ModelLines {
    private func text(of request: FetchRequest) -> String {
        "\(request.entity) where=\(request.predicate ?? "") limit=\(request.fetchLimit ?? 0)"
            + " batch=\(request.fetchBatchSize ?? 0) result=\(request.resultType.rawValue)"
            + " subentities=\(request.includesSubentities ?? true)"
            + " values=\(request.includesPropertyValues ?? true)"
            + " pending=\(request.includesPendingChanges ?? true)"
            + " faults=\(request.returnsObjectsAsFaults ?? true)"
            + " distinct=\(request.returnsDistinctResults ?? false)"
    }

    private func text(of index: Index) -> String {
        let elements = index.elements.map { element in
            "\(element.property ?? element.expression ?? "") \(element.isAscending)"
                + " \(element.isRTree ? 1 : 0) \(element.expressionType == "String" ? 700 : 0)"
        }
        return "index \(index.name ?? "") \(elements) where=\(index.partialPredicate ?? "")"
    }

    private func text(of value: DefaultValue) -> String? {
        guard case .literal(let literal) = value else { return nil }
        return switch literal {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .real(let value), .date(let value): "\(value)"
        case .decimal(let text), .string(let text): text
        }
    }

    /// `NSAttributeType`.
    private func number(of type: AttributeType) -> Int {
        switch type {
        case .undefined: 0
        case .integer16: 100
        case .integer32: 200
        case .integer64, .int: 300
        case .decimal: 400
        case .double: 500
        case .float: 600
        case .string: 700
        case .boolean: 800
        case .date: 900
        case .binary, .codable: 1000
        case .uuid: 1100
        case .uri: 1200
        case .transformable: 1800
        case .objectID: 2000
        case .composite: 2100
        }
    }
}

extension Attribute {
    /// The conditions and the codes of their errors, as Xcode compiles them.
    fileprivate var expectedRules: [String] {
        let subject = type == .string ? "length" : "SELF"
        let codes = type == .string ? (1670, 1660) : type == .date ? (1640, 1630) : (1620, 1610)
        var rules: [String] = []
        if let bound = bound(validation.minimum, validation.earliest) {
            rules.append("\(subject) >= \(bound) (\(codes.0))")
        }
        if let bound = bound(validation.maximum, validation.latest) {
            rules.append("\(subject) <= \(bound) (\(codes.1))")
        }
        if let pattern = validation.pattern { rules.append("SELF MATCHES \(pattern) (1680)") }
        return rules
    }

    /// A bound that isn't a number is left out.
    private func bound(_ number: String?, _ date: String?) -> String? {
        if type == .date { return date.flatMap { Double($0) }.map { "\($0)" } }
        return number.flatMap { Double($0) == nil ? nil : $0 }
    }
}
