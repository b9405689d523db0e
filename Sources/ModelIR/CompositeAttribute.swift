/// An attribute that stores a part of a composite. For example: `pairDate.start`, a date.
package struct CompositeAttribute: Hashable, Sendable {
    /// The labels that lead to the part, separated by dots.
    package var path: String
    package var type: AttributeType
    /// Whether the part may be missing when the composite has a value.
    package var isOptional: Bool
}

extension ValueType {
    /// Returns the attributes that store a structure or a choice, by path, without duplicates.
    ///
    /// For example: `pairDate.start` and `pairDate.end` of a case with a pair of dates. Empty for a
    /// type that a single attribute stores.
    package func columns(_ valueType: (_ name: String) -> ValueType?) -> [CompositeAttribute] {
        columns(valueType, prefix: "", depth: 0)
    }

    /// A separate check reports composites that contain themselves: here, the depth ends the
    /// search.
    private func columns(
        _ valueType: (_ name: String) -> ValueType?,
        prefix: String,
        depth: Int
    ) -> [CompositeAttribute] {
        guard depth < 8 else { return [] }
        let isChoice = if case .choice = kind { true } else { false }
        var columns: [CompositeAttribute] = []
        for part in parts {
            let path = prefix + part.label
            var found: [CompositeAttribute]
            switch part.type {
            case .stored(let type):
                found = [CompositeAttribute(path: path, type: type, isOptional: false)]
            case .value(let name):
                guard let value = valueType(name) else { continue }
                found =
                    value.rawType.map {
                        [CompositeAttribute(path: path, type: $0, isOptional: false)]
                    }
                    ?? value.columns(valueType, prefix: path + ".", depth: depth + 1)
            }
            for index in found.indices where isChoice || part.isOptional {
                found[index].isOptional = true
            }
            columns += found.filter { column in !columns.contains { $0.path == column.path } }
        }
        return columns
    }
}
