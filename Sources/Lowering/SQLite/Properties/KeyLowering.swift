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
    private let types: TypeNames
    private let access: String

    /// - Returns: `nil` if no column holds the key.
    init?(_ table: ExistingTable?, _ types: TypeNames, access: String) {
        guard let name = table?.keyAttribute, let column = table?.key else { return nil }
        self.name = name
        self.column = column
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

    /// The number of a new row, which may be left to the database.
    var parameter: Parameter {
        Parameter(name: name, type: types.swift("Int64") + "?", defaultValue: "nil")
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
