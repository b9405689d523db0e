import ModelIR
import SharedLowering
import SwiftNames

extension ExistingColumn {
    /// The description of the column for the store, if that of its property isn't enough.
    ///
    /// For example: `.stored("Title", .string("title"))`.
    func expression(_ column: SwiftExpression) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = []
        if name != property { arguments.append(.init(nil, .text(SwiftLiteral.string(name)))) }
        if let entityColumn {
            arguments.append(.init("entity", .text(SwiftLiteral.string(entityColumn))))
        }
        if let column = reference.column {
            arguments.append(.init("references", .text(SwiftLiteral.string(column))))
        }
        // A foreign key is compared with the other column as it is.
        if let form, reference.column == nil { arguments.append(.init("as", .text(form.spelled))) }
        if let defaultText {
            arguments.append(.init("default", .text(SwiftLiteral.string(defaultText))))
        }
        if isGenerated { arguments.append(.init("isGenerated", .text("true"))) }
        return arguments.isEmpty ? column : .call(".stored", arguments + [.init(nil, column)])
    }
}

extension EntityLayout {
    /// The stored column of one that the class names.
    func stored(_ column: String, in table: ExistingTable) -> ExistingColumn? {
        for stored in table.columns {
            let name = columnName(stored.property)
            if name == column { return stored.forProperty(name) }
            if let position = stored.position, name + "_position" == column {
                return ExistingColumn(property: column, name: position)
            }
        }
        return nil
    }
}

extension ExistingColumn.Form {
    /// For example: `.text("2001-01-01")`.
    fileprivate var spelled: String {
        switch self {
        case .text(let example): ".text(\(SwiftLiteral.string(example)))"
        case .mixedText(let example): ".mixedText(\(SwiftLiteral.string(example)))"
        case .seconds: ".seconds"
        case .wholeSeconds: ".wholeSeconds"
        case .milliseconds: ".milliseconds"
        case .julianDay: ".julianDay"
        case .mixedSeconds: ".mixed(.seconds)"
        case .mixedWholeSeconds: ".mixed(.wholeSeconds)"
        case .mixedMilliseconds: ".mixed(.milliseconds)"
        case .mixedJulianDays: ".mixed(.julianDay)"
        case .uppercase: ".uppercase"
        case .lowercase: ".lowercase"
        case .mixedLowercase: ".mixed(.lowercase)"
        case .letters: ".letters"
        case .numbers: ".numbers"
        case .external: ".external"
        case .anyClass: ".anyClass"
        }
    }
}

extension TableColumn {
    /// The column without what only matters for creating it.
    var ofExistingTable: TableColumn {
        TableColumn(
            name: name,
            type: type,
            isOptional: isOptional,
            isUniqueReference: isUniqueReference
        )
    }
}
