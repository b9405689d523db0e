import ModelIR

/// The properties of an attribute that two classes of a hierarchy must share to use the same
/// column.
///
/// For example: `title` of `Folder` and of `Photo`, if both are unconstrained text.
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
    /// `nil` for a column that siblings can't share.
    let kind: ColumnKind?
}
