import ModelIR

/// The columns found so far, and the paths to them.
struct ColumnFinder {
    let property: CompositeProperty
    var paths: [String] = []
    var columns: [CompositeColumn] = []

    /// The columns, those that the property names first, in its order.
    var inGivenOrder: [CompositeColumn] {
        let given = property.columns.compactMap { named in
            columns.first { $0.attribute.name == named.attribute }
        }
        var seen: Set<String> = []
        return (given + columns).filter { seen.insert($0.attribute.name).inserted }
    }

    mutating func add(_ column: CompositeColumn) {
        guard let index = columns.firstIndex(where: { $0.attribute.name == column.attribute.name })
        else { return columns.append(column) }
        // A column of parts with different types has the type that is stored for both.
        if columns[index].valueType != column.valueType {
            columns[index] = CompositeColumn(attribute: column.attribute, valueType: nil)
        }
    }
}
