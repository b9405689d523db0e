import ModelIR

/// A member of a class, with what the declaration says about it.
struct Member {
    enum Kind {
        case attribute(Attribute)
        case composite(CompositeProperty)
        case relationship(Relationship)
        /// A method, a computed property, or whatever else is carried over.
        case source(SourceFragment)
    }

    let kind: Kind
    private let origin: Origin

    private init(_ kind: Kind, _ origin: Origin) {
        self.kind = kind
        self.origin = origin
    }

    /// What is said of a stored property in code.
    var code: PropertyCode {
        switch kind {
        case .attribute(let attribute): attribute.code?.value ?? PropertyCode()
        case .composite(let composite): composite.code?.value ?? PropertyCode()
        case .relationship(let relationship): relationship.code?.value ?? PropertyCode()
        case .source: PropertyCode()
        }
    }

    /// The name of a stored property as it is declared.
    var property: String? {
        switch kind {
        case .attribute(let attribute): attribute.declaredName
        case .composite(let composite): composite.name
        case .relationship(let relationship): relationship.name
        case .source: nil
        }
    }

    /// The diagnostics that aren't reported about a stored property, or an attribute that holds a part of it.
    func suppressedIDs(in model: Model, of entity: Entity) -> [String] {
        switch kind {
        case .attribute(let attribute): model.suppressedIDs(of: attribute, in: entity)
        case .relationship(let relationship): model.suppressedIDs(of: relationship, in: entity)
        case .composite(let composite):
            model.suppressedIDs(of: composite, in: entity)
                + entity.attributes.filter { composite.holds($0.name) }
                .flatMap { model.suppressedIDs(of: $0, in: entity) }
        case .source: []
        }
    }

    /// What is carried over as it is; nil for a stored property.
    var source: SourceFragment? {
        if case .source(let fragment) = kind { fragment } else { nil }
    }

    /// The condition around it. For example: `os(iOS)`.
    var condition: String? { source?.condition ?? code.condition }
}

extension Member {
    /// The members of a class. Attributes, relationships and the rest keep their own orders, and
    /// mix as their places tell.
    static func all(of entity: Entity) -> [Member] {
        var open = [
            stored(in: entity)[...],
            entity.relationships.map { Member(.relationship($0), $0.origin) }[...],
            (entity.code?.carriedOver ?? []).map { Member(.source($0), $0.origin) }[...],
        ]
        var result: [Member] = []
        while let next = open.indices.filter({ !open[$0].isEmpty }).min(by: { left, right in
            open[left][open[left].startIndex].comesBefore(open[right][open[right].startIndex])
        }) {
            result.append(open[next].removeFirst())
        }
        return result
    }

    /// Attributes by themselves, and composites in the places of their first attributes.
    private static func stored(in entity: Entity) -> [Member] {
        var owners: [String: Int] = [:]
        for (index, composite) in entity.compositeProperties.enumerated() {
            for column in composite.columns { owners[column.attribute] = index }
            if let discriminator = composite.discriminator { owners[discriminator] = index }
        }
        var written: Set<Int> = []
        return entity.attributes.compactMap { attribute in
            guard let owner = owners[attribute.name] else {
                return Member(.attribute(attribute), attribute.origin)
            }
            guard written.insert(owner).inserted else { return nil }
            return Member(.composite(entity.compositeProperties[owner]), attribute.origin)
        }
    }

    private func comesBefore(_ other: Member) -> Bool { origin.comesBefore(other.origin) }
}
