/// The properties of an entity, in the order of declaration.
///
/// For example: `entity.properties.first { $0.name == "title" }`.
package struct PropertyList: Sendable {
    @usableFromInline var elements: [Property] = []
    /// The places of the elements, sorted by kind; empty if the elements are sorted by kind already,
    /// as Xcode writes them.
    @usableFromInline var sortedPlaces: [Int] = []
    @usableFromInline var counts = SIMD4<Int>()

    package init() {}

    package init(_ elements: some Sequence<Property>) {
        for element in elements { append(element) }
    }

    package mutating func append(_ property: Property) {
        let kind = property.kind
        let next = start(of: kind) + counts[kind.rawValue]
        if next < elements.count {
            if sortedPlaces.isEmpty { sortedPlaces = Array(elements.indices) }
            sortedPlaces.insert(elements.count, at: next)
        } else if !sortedPlaces.isEmpty {
            sortedPlaces.append(elements.count)
        }
        counts[kind.rawValue] += 1
        elements.append(property)
    }

    /// Changes the places of all properties.
    mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        for index in elements.indices { change(&elements[index].origin) }
    }

    /// Changes how properties appear in code, for each property that specifies it.
    mutating func changeCodes(_ change: (inout PropertyCode) -> Void) {
        for index in elements.indices where elements[index].code != nil {
            elements[index].changeCode(change)
        }
    }
}

extension PropertyList: RandomAccessCollection, MutableCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { elements.count }

    @inlinable package subscript(place: Int) -> Property {
        _read { yield elements[place] }
        _modify {
            let kind = elements[place].kind
            defer { if elements[place].kind != kind { self = PropertyList(elements) } }
            yield &elements[place]
        }
    }
}

extension PropertyList: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
    package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

// MARK: Properties of one kind

extension PropertyList {
    /// The attributes, then the relationships, the fetched and the composite properties.
    package var sortedByKind: [Property] {
        sortedPlaces.isEmpty ? elements : sortedPlaces.map { elements[$0] }
    }

    @inlinable func count(of kind: Property.Kind) -> Int { counts[kind.rawValue] }

    /// Returns the place of a property by its number among those of its kind.
    @inlinable func place(_ number: Int, of kind: Property.Kind) -> Int {
        let sorted = start(of: kind) + number
        return sortedPlaces.isEmpty ? sorted : sortedPlaces[sorted]
    }

    /// The number of properties whose kinds precede a kind.
    @inlinable func start(of kind: Property.Kind) -> Int {
        var sum = 0
        for earlier in 0..<kind.rawValue { sum += counts[earlier] }
        return sum
    }

    /// Replaces all properties of one kind, each in the place of a former one, the others at the end.
    @usableFromInline mutating func replace<Element: ListedProperty>(with new: [Element]) {
        var rest = new[...]
        var result: [Property] = []
        for element in elements {
            if element.kind != Element.kind {
                result.append(element)
            } else if let next = rest.popFirst() {
                result.append(next.property)
            }
        }
        self = PropertyList(result + rest.map(\.property))
    }
}

// MARK: Merging

extension PropertyList {
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
