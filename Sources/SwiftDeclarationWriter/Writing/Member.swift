import ModelIR

/// A member of a class, with what the declaration says about it.
struct Member {
    enum Kind {
        case attribute(Attribute, TypedProperty?)
        case composite(CompositeProperty)
        case relationship(Relationship)
        /// A method, a computed property, or whatever else is carried over.
        case source(SourceFragment)
    }

    let kind: Kind
    private let origin: Origin
    /// What runs when the property changes.
    private(set) var observers: [SourceFragment] = []

    private init(_ kind: Kind, _ origin: Origin) {
        self.kind = kind
        self.origin = origin
    }

    /// The name of a stored property as it is declared.
    var property: String? {
        switch kind {
        case .attribute(let attribute, let typed): typed?.name ?? attribute.name
        case .composite(let composite): composite.name
        case .relationship(let relationship): relationship.name
        case .source: nil
        }
    }

    /// What is carried over with it.
    var fragments: [SourceFragment] {
        if case .source(let fragment) = kind { return [fragment] }
        return observers
    }
}

extension Member {
    /// The members of a class. Attributes, relationships and the rest keep their own orders, and
    /// mix as their places tell.
    static func all(of entity: Entity) -> [Member] {
        let (observers, others) = fragments(of: entity)
        var open = [
            stored(in: entity)[...],
            entity.relationships.map { Member(.relationship($0), $0.origin) }[...],
            others.map { Member(.source($0), $0.origin) }[...],
        ]
        var result: [Member] = []
        while let next = open.indices.filter({ !open[$0].isEmpty }).min(by: { left, right in
            open[left][open[left].startIndex].comesBefore(open[right][open[right].startIndex])
        }) {
            var member = open[next].removeFirst()
            member.observers = observers.filter { $0.name == member.property }
            result.append(member)
        }
        return result
    }

    private static func fragments(
        of entity: Entity
    ) -> (observers: [SourceFragment], others: [SourceFragment]) {
        let all = entity.code?.carriedOver ?? []
        return (all.filter { $0.kind == .observer }, all.filter { $0.kind != .observer })
    }

    /// Attributes by themselves, and composites in the places of their first attributes.
    private static func stored(in entity: Entity) -> [Member] {
        var owners: [String: Int] = [:]
        for (index, composite) in entity.compositeProperties.enumerated() {
            for column in composite.columns { owners[column.attribute] = index }
            if let discriminator = composite.discriminator { owners[discriminator] = index }
        }
        let typed = Dictionary(entity.typedProperties.map { ($0.attribute, $0) }) { $1 }
        var written: Set<Int> = []
        return entity.attributes.compactMap { attribute in
            guard let owner = owners[attribute.name] else {
                return Member(.attribute(attribute, typed[attribute.name]), attribute.origin)
            }
            guard written.insert(owner).inserted else { return nil }
            return Member(.composite(entity.compositeProperties[owner]), attribute.origin)
        }
    }

    private func comesBefore(_ other: Member) -> Bool {
        let (left, right) = (origin, other.origin)
        return (left.source, left.position.line, left.position.column)
            < (right.source, right.position.line, right.position.column)
    }
}
