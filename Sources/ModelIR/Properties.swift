/// The properties of one kind, in the order of declaration: a view of an entity's one list.
///
/// For example: `entity.attributes[2].name`. Their numbers are indices, whatever is declared between
/// them.
package struct Properties<Element: ListedProperty>: Sendable {
    @usableFromInline var list: PropertyList
    /// Whether the list holds an entity's properties of all kinds.
    @usableFromInline let isWhole: Bool

    @inlinable init(of list: PropertyList) {
        self.list = list
        isWhole = true
    }

    /// Creates a separate list. For example: `entity.attributes = Properties(attributes)`.
    package init(_ elements: some Sequence<Element>) {
        list = PropertyList(elements.lazy.map(\.property))
        isWhole = false
    }
}

extension Properties: RandomAccessCollection, MutableCollection {
    package typealias Index = Int

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { list.count(of: Element.kind) }

    @inlinable package subscript(index: Int) -> Element {
        _read {
            guard let element = Element(list.elements[place(index)]) else {
                preconditionFailure("a property isn't of its kind")
            }
            yield element
        }
        _modify {
            let place = place(index)
            guard var element = Element(list.elements[place]) else {
                preconditionFailure("a property isn't of its kind")
            }
            // So that nothing else holds the element's own lists while they are changed.
            list.elements[place] = .placeholder
            defer { list.elements[place] = element.property }
            yield &element
        }
    }

    @inlinable func place(_ index: Int) -> Int {
        precondition(indices.contains(index), "there is no property with this number")
        return list.place(index, of: Element.kind)
    }
}

extension Properties: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Element...) { self.init(elements) }
}

// MARK: Changing

extension Properties {
    package mutating func append(_ element: Element) { list.append(element.property) }

    package mutating func insert(contentsOf new: some Collection<Element>, at index: Int) {
        edit { $0.insert(contentsOf: new, at: index) }
    }

    package mutating func removeAll(where condition: (Element) -> Bool) {
        edit { $0.removeAll(where: condition) }
    }

    @discardableResult
    package mutating func remove(at index: Int) -> Element {
        edit { $0.remove(at: index) }
    }

    package static func += (left: inout Self, right: some Sequence<Element>) {
        for element in right { left.append(element) }
    }

    package static func + (left: Self, right: some Sequence<Element>) -> [Element] {
        Array(left) + right
    }

    private mutating func edit<Result>(_ change: (inout [Element]) -> Result) -> Result {
        var elements = Array(self)
        defer { list.replace(with: elements) }
        return change(&elements)
    }
}

extension Properties: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

    package func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}

// MARK: Views

extension PropertyList {
    @inlinable subscript<Element>(kind: Element.Type) -> Properties<Element> {
        get { Properties(of: self) }
        set { replace(with: Array(newValue)) }
        _modify {
            var view = Properties<Element>(of: self)
            // So that the view is the only owner of the list while it's changed.
            self = PropertyList()
            defer {
                precondition(view.isWhole, "properties of other kinds would be lost")
                self = view.list
            }
            yield &view
        }
    }
}

extension Entity {
    @inlinable package var attributes: Properties<Attribute> {
        get { properties[Attribute.self] }
        set { properties[Attribute.self] = newValue }
        _modify { yield &properties[Attribute.self] }
    }

    @inlinable package var relationships: Properties<Relationship> {
        get { properties[Relationship.self] }
        set { properties[Relationship.self] = newValue }
        _modify { yield &properties[Relationship.self] }
    }

    @inlinable package var fetchedProperties: Properties<FetchedProperty> {
        get { properties[FetchedProperty.self] }
        set { properties[FetchedProperty.self] = newValue }
        _modify { yield &properties[FetchedProperty.self] }
    }

    /// Properties that are stored in several attributes.
    @inlinable package var compositeProperties: Properties<CompositeProperty> {
        get { properties[CompositeProperty.self] }
        set { properties[CompositeProperty.self] = newValue }
        _modify { yield &properties[CompositeProperty.self] }
    }
}
