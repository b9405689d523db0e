/// The properties of an entity, in the order of declaration.
///
/// Each kind has its own array, so reading a property doesn't copy it. Reading one of an entity in a
/// model as `model.entities[0].properties.attributes` doesn't copy the entity either, where
/// `model.entities[0].attributes` does.
///
/// For example: `entity.properties.first { $0.name == "title" }`.
package struct PropertyList: Sendable {
    package internal(set) var attributes: [Attribute] = []
    package internal(set) var relationships: [Relationship] = []
    package internal(set) var fetchedProperties: [FetchedProperty] = []
    package internal(set) var compositeProperties: [CompositeProperty] = []
    /// The places of the properties, in the order of declaration; empty if they are declared by kind, as
    /// Xcode writes them.
    private var order: [Place] = []

    /// A kind, and a number among the properties of that kind.
    private struct Place: Hashable {
        let kind: Property.Kind
        let number: Int
    }

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
        forEachStoredName { names.append($0) }
        return names
    }

    /// Calls a closure with each of the stored names, by kind, without allocating an array.
    package func forEachStoredName(_ body: (String) -> Void) {
        for index in attributes.indices { body(attributes[index].name) }
        for index in relationships.indices { body(relationships[index].name) }
        for index in fetchedProperties.indices { body(fetchedProperties[index].name) }
    }

    /// The names of all properties in the store and in declarations; a name can be listed twice.
    ///
    /// For example: `stateRaw` and `status` for `@Stored("stateRaw") var status: Int`.
    package var givenNames: [String] {
        var names = storedNames + compositeProperties.map(\.name)
        for index in attributes.indices where attributes[index].code?.name != nil {
            names.append(attributes[index].declaredName)
        }
        for index in relationships.indices where relationships[index].code?.name != nil {
            names.append(relationships[index].declaredName)
        }
        return names
    }

    /// The attributes whose values must satisfy conditions.
    package var constrainedAttributes: [Attribute] {
        var found: [Attribute] = []
        for index in attributes.indices where !attributes[index].validation.isEmpty {
            found.append(attributes[index])
        }
        return found
    }

    /// Whether any property's appearance in code satisfies a condition.
    package func containsCode(where condition: (PropertyCode) -> Bool) -> Bool {
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

    package subscript(index: Int) -> Property {
        get { property(place(at: index)) }
        set {
            let place = place(at: index)
            switch (place.kind, newValue) {
            case (.attribute, .attribute(let new)): attributes[place.number] = new
            case (.relationship, .relationship(let new)): relationships[place.number] = new
            case (.fetched, .fetched(let new)): fetchedProperties[place.number] = new
            case (.composite, .composite(let new)): compositeProperties[place.number] = new
            default:
                var elements = Array(self)
                elements[index] = newValue
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
        order.isEmpty ? sortedByKind : order.map(property)
    }

    private func property(_ place: Place) -> Property {
        switch place.kind {
        case .attribute: .attribute(attributes[place.number])
        case .relationship: .relationship(relationships[place.number])
        case .fetched: .fetched(fetchedProperties[place.number])
        case .composite: .composite(compositeProperties[place.number])
        }
    }

    private func place(at index: Int) -> Place {
        if !order.isEmpty { return order[index] }
        var number = index
        for kind in Property.Kind.allCases {
            if number < count(of: kind) { return Place(kind: kind, number: number) }
            number -= count(of: kind)
        }
        preconditionFailure("there is no property at \(index)")
    }
}

extension PropertyList: Hashable {}

// MARK: The order of declaration

extension PropertyList {
    func count(of kind: Property.Kind) -> Int {
        switch kind {
        case .attribute: attributes.count
        case .relationship: relationships.count
        case .fetched: fetchedProperties.count
        case .composite: compositeProperties.count
        }
    }

    /// Updates the order after the number of properties of a kind has changed: added properties are
    /// declared last, and removed ones free the last places of their kind.
    mutating func updateOrder(of kind: Property.Kind, former: Int) {
        let count = count(of: kind)
        if count == former { return }
        if count < former {
            order.removeAll { $0.kind == kind && $0.number >= count }
            // Equal lists have equal orders.
            let kinds = order.map(\.kind.rawValue)
            if zip(kinds, kinds.dropFirst()).allSatisfy(<=) { order = [] }
            return
        }
        if order.isEmpty {
            let isLast = Property.Kind.allCases.allSatisfy {
                $0.rawValue <= kind.rawValue || self.count(of: $0) == 0
            }
            if isLast { return }
            order = Property.Kind.allCases.flatMap { other in
                places(of: other, 0..<(other == kind ? former : self.count(of: other)))
            }
        }
        order += places(of: kind, former..<count)
    }

    private func places(of kind: Property.Kind, _ numbers: Range<Int>) -> [Place] {
        numbers.map { Place(kind: kind, number: $0) }
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
