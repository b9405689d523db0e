/// The properties of an entity, in the order of declaration.
///
/// Each kind has an array of its own, so that reading a property copies nothing.
///
/// For example: `entity.properties.first { $0.name == "title" }`.
package struct PropertyList: Sendable {
    @usableFromInline var attributes: [Attribute] = []
    @usableFromInline var relationships: [Relationship] = []
    @usableFromInline var fetchedProperties: [FetchedProperty] = []
    @usableFromInline var compositeProperties: [CompositeProperty] = []
    /// The kinds of the properties, in the order of declaration; empty if they are declared by kind, as
    /// Xcode writes them.
    private var order: [Property.Kind] = []

    package init() {}

    package init(_ elements: some Sequence<Property>) {
        for element in elements { append(element) }
    }

    package mutating func append(_ property: Property) {
        let former = count(of: property.kind)
        switch property {
        case .attribute(let attribute): attributes.append(attribute)
        case .relationship(let relationship): relationships.append(relationship)
        case .fetched(let fetched): fetchedProperties.append(fetched)
        case .composite(let composite): compositeProperties.append(composite)
        }
        updateOrder(of: property.kind, former: former)
    }

    /// Changes the places of all properties.
    mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        for index in attributes.indices { change(&attributes[index].origin) }
        for index in relationships.indices { change(&relationships[index].origin) }
        for index in fetchedProperties.indices { change(&fetchedProperties[index].origin) }
        for index in compositeProperties.indices { change(&compositeProperties[index].origin) }
    }

    /// Changes how properties appear in code, for each property that specifies it.
    mutating func changeCodes(_ change: (inout PropertyCode) -> Void) {
        for index in attributes.indices where attributes[index].code != nil {
            attributes[index].changeCode(change)
        }
        for index in relationships.indices where relationships[index].code != nil {
            relationships[index].changeCode(change)
        }
        for index in compositeProperties.indices where compositeProperties[index].code != nil {
            compositeProperties[index].changeCode(change)
        }
    }
}

// MARK: Parts of all properties

// Without making a `Property` of each, which would take longer than anything that is done with it.
extension PropertyList {
    /// The stored names, by kind, where composite properties have none.
    package var storedNames: [String] {
        var names: [String] = []
        names.reserveCapacity(count - compositeProperties.count)
        for index in attributes.indices { names.append(attributes[index].name) }
        for index in relationships.indices { names.append(relationships[index].name) }
        for index in fetchedProperties.indices { names.append(fetchedProperties[index].name) }
        return names
    }

    /// Whether any property's appearance in code satisfies a condition.
    func containsCode(where condition: (PropertyCode) -> Bool) -> Bool {
        func satisfies(_ code: Boxed<PropertyCode>?) -> Bool {
            code.map { condition($0.value) } ?? false
        }
        return attributes.indices.contains { satisfies(attributes[$0].code) }
            || relationships.indices.contains { satisfies(relationships[$0].code) }
            || compositeProperties.indices.contains { satisfies(compositeProperties[$0].code) }
    }
}

// MARK: Properties of all kinds

extension PropertyList: RandomAccessCollection, MutableCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int {
        attributes.count + relationships.count + fetchedProperties.count
            + compositeProperties.count
    }

    /// - Complexity: O(*n*) for *n* properties that precede it, if they aren't declared by kind.
    package subscript(place: Int) -> Property {
        get {
            let (kind, number) = locate(place)
            return property(kind, number)
        }
        set {
            let (kind, number) = locate(place)
            switch (kind, newValue) {
            case (.attribute, .attribute(let new)): attributes[number] = new
            case (.relationship, .relationship(let new)): relationships[number] = new
            case (.fetched, .fetched(let new)): fetchedProperties[number] = new
            case (.composite, .composite(let new)): compositeProperties[number] = new
            default:
                var elements = Array(self)
                elements[place] = newValue
                self = PropertyList(elements)
            }
        }
    }

    package func makeIterator() -> IndexingIterator<[Property]> { elements.makeIterator() }

    /// The attributes, then the relationships, the fetched and the composite properties.
    package var sortedByKind: [Property] {
        attributes.map(Property.attribute) + relationships.map(Property.relationship)
            + fetchedProperties.map(Property.fetched)
            + compositeProperties.map(Property.composite)
    }

    /// All properties, in the order of declaration.
    private var elements: [Property] {
        if order.isEmpty { return sortedByKind }
        var next = [0, 0, 0, 0]
        return order.map { kind in
            defer { next[kind.rawValue] += 1 }
            return property(kind, next[kind.rawValue])
        }
    }

    private func property(_ kind: Property.Kind, _ number: Int) -> Property {
        switch kind {
        case .attribute: .attribute(attributes[number])
        case .relationship: .relationship(relationships[number])
        case .fetched: .fetched(fetchedProperties[number])
        case .composite: .composite(compositeProperties[number])
        }
    }

    /// The kind of a property by its place, and its number among those of its kind.
    private func locate(_ place: Int) -> (kind: Property.Kind, number: Int) {
        precondition(indices.contains(place), "there is no property at this place")
        if !order.isEmpty {
            return (order[place], order[..<place].count { $0 == order[place] })
        }
        var number = place
        for kind in Property.Kind.allCases {
            if number < count(of: kind) { return (kind, number) }
            number -= count(of: kind)
        }
        preconditionFailure("there is no property at this place")
    }
}

extension PropertyList: Hashable {}

// MARK: The order of declaration

extension PropertyList {
    @usableFromInline func count(of kind: Property.Kind) -> Int {
        switch kind {
        case .attribute: attributes.count
        case .relationship: relationships.count
        case .fetched: fetchedProperties.count
        case .composite: compositeProperties.count
        }
    }

    /// Follows a change in the number of properties of a kind: new ones are declared last, and the last
    /// ones give up their places.
    @usableFromInline mutating func updateOrder(of kind: Property.Kind, former: Int) {
        let count = count(of: kind)
        if count == former { return }
        if order.isEmpty {
            let isLast = Property.Kind.allCases.allSatisfy {
                $0.rawValue <= kind.rawValue || self.count(of: $0) == 0
            }
            if isLast || count < former { return }
            order = Property.Kind.allCases.flatMap { other in
                repeatElement(other, count: other == kind ? former : self.count(of: other))
            }
        }
        if count > former {
            order.append(contentsOf: repeatElement(kind, count: count - former))
        } else {
            for _ in count..<former {
                if let last = order.lastIndex(of: kind) { order.remove(at: last) }
            }
        }
        // Equal lists have equal orders.
        let isByKind = zip(order, order.dropFirst()).allSatisfy { $0.rawValue <= $1.rawValue }
        if isByKind { order = [] }
    }

    /// Merges lists, each in the order of declaration, by the places of their elements.
    init(merging lists: [[Property]]) {
        var rests = lists.map { $0[...] }
        while let next = rests.indices.filter({ !rests[$0].isEmpty }).min(by: { left, right in
            rests[left][rests[left].startIndex].origin
                .comesBefore(rests[right][rests[right].startIndex].origin)
        }), let property = rests[next].popFirst() {
            append(property)
        }
    }
}
