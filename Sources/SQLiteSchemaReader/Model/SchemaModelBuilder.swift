import Diagnostics
import ModelIR

/// Makes a model of a schema: tables become entities, and foreign keys relationships.
struct SchemaModelBuilder {
    let schema: Schema
    /// The places of tables and views in scripts, by lowercase name.
    private let places: [String: Origin]
    /// The statements of a script that create tables, by lowercase name.
    let statements: [String: ScriptStatement]
    /// The names of the entities, by lowercase name of the table.
    var names: [String: String] = [:]
    /// The places of the entities in the model and of their tables in `existing`, by name.
    var entityPlaces: [String: Int] = [:]
    /// The names of classes and enums, in lowercase letters.
    var typeNames: Set<String> = []
    var properties: [String: Set<String>] = [:]
    var model: Model

    init(_ schema: Schema, script: Script?, model: Model) {
        self.schema = schema
        places = script?.places ?? [:]
        statements = script?.statements ?? [:]
        self.model = model
        self.model.existing = ExistingTables()
    }

    mutating func build(_ diagnostics: inout DiagnosticSink) {
        for table in schema.tables where !isJoin(table) {
            names[table.name.lowercased()] = uniqueName(className(table.name), &typeNames)
        }
        for view in schema.views {
            names[view.name.lowercased()] = uniqueName(className(view.name), &typeNames)
        }
        for table in schema.tables where !isJoin(table) { addEntity(table, &diagnostics) }
        for view in schema.views { addView(view, &diagnostics) }
        for table in schema.tables where !isJoin(table) { addRelationships(table, &diagnostics) }
        for table in schema.tables where isJoin(table) { addManyToMany(table) }
        for table in schema.tables { reportActions(table, &diagnostics) }
        reportCollations(&diagnostics)
        reportFunctions(&diagnostics)
        reportOthers(&diagnostics)
        reportTriggers(&diagnostics)
    }

    /// Whether a table only connects two tables: two foreign keys, and no other column.
    ///
    /// If its rows don't connect rows that can be found, code for the database as it is needs a class to
    /// read them.
    func isJoin(_ table: Table) -> Bool {
        table.keys.count == 2 && table.columns.count == 2
            && table.keys.allSatisfy { $0.columns.count == 1 && schema.referredTable($0) != nil }
            && Set(table.keys.flatMap(\.columns)).count == 2
            && table.keys.allSatisfy { schema.reference($0).leadsToRow }
    }

    /// The place of a table or a view; the whole input for one of a database.
    func origin(_ name: String) -> Origin {
        places[name.lowercased()] ?? .whole(model.origin.file)
    }
}
