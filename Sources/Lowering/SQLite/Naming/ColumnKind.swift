import ModelIR

/// What two classes of a hierarchy have to agree on to keep an attribute in one column.
///
/// For example: `title` of `Folder` and of `Photo`, if both are texts that may be anything.
struct ColumnKind: Hashable {
    private let type: AttributeType
    private let check: ColumnCheck?

    init(_ attribute: Attribute, _ valueType: ValueType?) {
        type = attribute.type
        check = columnCheck(attribute, valueType)
    }
}

/// A column that a class needs.
struct WantedColumn {
    let property: String
    /// Nil for a column that is for this class alone.
    let kind: ColumnKind?
}
