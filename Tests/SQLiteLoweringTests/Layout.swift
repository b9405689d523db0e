import Diagnostics
import LoweringSupport
import ModelIR

@testable import SQLiteLowering

/// Where the properties of a small model are stored.
struct Layout {
    let schema: SchemaPlan
    let layouts: SchemaLayout
    let diagnostics: [Diagnostic]

    init(_ entities: [Entity], _ valueTypes: [ValueType] = []) {
        let model = SmallModel.model(entities, valueTypes)
        var sink = DiagnosticSink()
        schema = SchemaPlan(model, diagnostics: &sink)
        layouts = SchemaLayout(
            schema,
            model,
            Dictionary(uniqueKeysWithValues: valueTypes.map { ($0.name, $0) }),
            onMissing: .trap
        )
        sink.report(contentsOf: layouts.diagnostics)
        diagnostics = sink.sorted
    }

    func column(_ property: String, of entity: String) -> String? {
        layouts[entity]?.column(of: property)
    }

    /// The indexes of the table of an entity, as `name: columns`.
    func indexes(of table: String) -> [String] {
        layouts.indexes[table].map { index in
            "\(index.name): \(index.keys.map(\.column).joined(separator: ", "))"
        }
    }
}
