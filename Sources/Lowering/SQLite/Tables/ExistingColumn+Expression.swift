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
        if let form { arguments.append(.init("as", .text(form.spelled))) }
        return arguments.isEmpty ? column : .call(".stored", arguments + [.init(nil, column)])
    }
}

extension ExistingColumn.Form {
    /// For example: `.text("2001-01-01")`.
    fileprivate var spelled: String {
        switch self {
        case .text(let example): ".text(\(SwiftLiteral.string(example)))"
        case .seconds: ".seconds"
        case .milliseconds: ".milliseconds"
        case .julianDay: ".julianDay"
        case .uppercase: ".uppercase"
        case .lowercase: ".lowercase"
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
