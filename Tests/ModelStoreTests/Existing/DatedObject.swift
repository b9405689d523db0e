import Foundation
import ModelStore
import ModelTypes

/// The code that is generated for a table with one date, whatever the date's form.
class DatedObject: ModelObject {
    final var at: Date { didSet { didChange(1) } }

    init(at: Date) {
        self.at = at
        super.init()
    }

    required init(row: Row) throws {
        at = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { at = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, at) }
}

extension Fields where Model: DatedObject {
    var at: Field<Model, Date> { Field("at") }
}
