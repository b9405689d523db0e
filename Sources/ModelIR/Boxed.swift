/// A value behind a reference, so that copying its container stays cheap.
///
/// For example: `Boxed(PropertyCode())`, whose members are available directly on the box.
@dynamicMemberLookup
package struct Boxed<Value: Sendable>: Sendable {
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let value: Value

        init(_ value: Value) { self.value = value }
    }

    @usableFromInline let storage: Storage

    package init(_ value: Value) { storage = Storage(value) }

    @inlinable package var value: Value { storage.value }

    @inlinable
    package subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
        storage.value[keyPath: member]
    }
}

extension Boxed: Equatable where Value: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.value == right.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Encodable where Value: Encodable {
    package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Boxed: Decodable where Value: Decodable {
    package init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}
