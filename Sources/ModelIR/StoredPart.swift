/// A part of a structure or a choice that takes an attribute of its own.
package struct StoredPart: Hashable, Sendable {
    /// For example: `pairDate.start`.
    package var path: String
    package var type: AttributeType
}

extension ValueType {
    /// The parts that take attributes, those of parts included, each path once.
    package func storedParts(_ valueType: (_ name: String) -> ValueType?) -> [StoredPart] {
        storedParts(prefix: "", depth: 0, valueType)
    }

    private func storedParts(
        prefix: String,
        depth: Int,
        _ valueType: (_ name: String) -> ValueType?
    ) -> [StoredPart] {
        // A type that holds itself is reported where it is declared.
        guard depth < 8 else { return [] }
        var known: Set<String> = []
        return parts.flatMap { part -> [StoredPart] in
            let path = prefix + part.label
            switch part.type {
            case .stored(let type): return [StoredPart(path: path, type: type)]
            case .value(let name):
                guard let value = valueType(name) else { return [] }
                if let type = value.rawType { return [StoredPart(path: path, type: type)] }
                return value.storedParts(prefix: path + ".", depth: depth + 1, valueType)
            }
        }.filter { known.insert($0.path).inserted }
    }
}
