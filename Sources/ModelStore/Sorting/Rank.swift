import ModelTypes

/// The place of an enumeration's value in an order of its own.
///
/// For example: 0 for `small`, which comes before `large`, although the texts don't.
struct Rank: Hashable {
    let value: Constant
    let place: Int64
}

/// The places of all values of an enumeration whose order isn't that of its raw values; empty for any
/// other type, and for an enumeration whose values aren't known.
///
/// - Complexity: O(*n* log *n*) for *n* values.
func ranks(_ type: Any.Type) -> [Rank] {
    let type = (type as? any WrappedValue.Type)?.wrappedType ?? type
    guard type is any RawRepresentable.Type, let type = type as? any CaseIterable.Type else {
        return []
    }
    return ranks(of: Array(type.allCases) as [Any])
}

private func ranks(of values: [Any]) -> [Rank] {
    guard let first = values.first as? any Comparable else { return [] }
    return ranks(of: values, like: first)
}

private func ranks<Value: Comparable>(of values: [Any], like first: Value) -> [Rank] {
    let known = values.compactMap { value -> (value: Value, stored: Constant)? in
        guard let value = value as? Value, let stored = constant(value) else { return nil }
        return (value, stored)
    }
    let stored = known.sorted { $0.stored.compare($1.stored) < 0 }
    let isSameOrder = zip(stored, stored.dropFirst()).allSatisfy { $0.value < $1.value }
    if isSameOrder || known.count != values.count { return [] }
    let ordered = known.sorted { $0.value < $1.value }
    var place: Int64 = 0
    return ordered.indices.map { index in
        if index > 0, ordered[index - 1].value < ordered[index].value { place += 1 }
        return Rank(value: ordered[index].stored, place: place)
    }
}

extension Scalar {
    /// The place of the scalar's value among others.
    func ranked(_ ranks: [Rank]) -> Scalar {
        .lookup(self, ranks.map { ($0.value, .integer($0.place)) }, nil)
    }
}
