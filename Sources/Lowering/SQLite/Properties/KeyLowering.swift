import ModelIR
import SharedLowering
import SwiftNames

/// The key of an existing table, as a property that can only be read and a parameter of the
/// initializer.
///
/// For example: `var albumID: Int64? { rowKey }` for the column `AlbumId`.
struct KeyLowering {
    private let name: String
    private let column: String
    /// Whether new rows need a number that another table's row has.
    private let isReference: Bool
    private let types: TypeNames
    private let access: String

    /// - Returns: `nil` if no column holds the key.
    init?(_ table: ExistingTable?, _ types: TypeNames, access: String) {
        guard let name = table?.keyAttribute, let column = table?.key else { return nil }
        self.name = name
        self.column = column
        isReference = table?.isKeyReference == true
        self.types = types
        self.access = access
    }

    /// The name of the property; `nil` for one that every object has. For example: `id`.
    var propertyName: String? {
        name == "id" || TargetNames.sqlite.reserved.contains(name) ? nil : name
    }

    /// The property.
    var member: MemberView? {
        guard let name = propertyName else { return nil }
        let type = types.swift("Int64")
        return MemberView(
            isSeparated: false,
            condition: nil,
            lines: [
                "    /// The number of the row, in `\(column)`; if it isn't chosen, `nil` until the object is"
                    + " saved.",
                "    \(access)var \(SwiftIdentifier.escaped(name)): \(type)? { rowKey }",
            ]
        )
    }

    /// The number of a new row, which may be left to the database unless it refers to another row.
    var parameter: Parameter {
        let type = types.swift("Int64")
        return isReference
            ? Parameter(name: name, type: type, defaultValue: nil)
            : Parameter(name: name, type: type + "?", defaultValue: "nil")
    }

    /// What the initializer's comment says about the parameter.
    var remark: String? {
        isReference ? nil : " Without `\(name)`, saving numbers the row."
    }

    var field: FieldView {
        FieldView(
            access,
            types.modelTypes("Field"),
            of: types.inFields(types.swift("Int64")),
            named: SwiftIdentifier.escaped(name),
            SwiftLiteral.string("_pk"),
            condition: nil
        )
    }
}
