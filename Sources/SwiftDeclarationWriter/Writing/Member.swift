import ModelIR

/// A member of a class, with its annotations.
struct Member {
    enum Kind {
        case attribute(Attribute)
        case composite(CompositeProperty)
        case relationship(Relationship)
        /// A method, a computed property, or any other member that is carried over.
        case source(SourceFragment)
    }

    let kind: Kind
    private let origin: Origin

    private init(_ kind: Kind, _ origin: Origin) {
        self.kind = kind
        self.origin = origin
    }

    /// How a stored property appears in code.
    var code: PropertyCode {
        switch kind {
        case .attribute(let attribute): attribute.code?.value ?? PropertyCode()
        case .composite(let composite): composite.code?.value ?? PropertyCode()
        case .relationship(let relationship): relationship.code?.value ?? PropertyCode()
        case .source: PropertyCode()
        }
    }

    /// The declared name of a stored property.
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

    /// The carried-over text; `nil` for a stored property.
    var source: SourceFragment? {
        if case .source(let fragment) = kind { fragment } else { nil }
    }

    /// The condition of the enclosing `#if`. For example: `os(iOS)`.
    var condition: String? { source?.condition ?? code.condition }
}

extension Member {
    /// Returns the members of a class. Attributes, relationships and other members keep their
    /// relative orders, and are merged by their places.
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

    /// Returns attributes, and composites at the positions of their first attributes.
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
