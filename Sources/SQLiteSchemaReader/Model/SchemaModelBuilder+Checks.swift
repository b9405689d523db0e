import Diagnostics
import ModelIR

extension SchemaModelBuilder {
    /// Makes simple constraints bounds of attributes, and reports the others.
    func addChecks(
        _ table: Table,
        _ attributes: [String: String],
        to entity: inout Entity,
        _ diagnostics: inout DiagnosticSink
    ) {
        for check in checkConstraints(table.sql) {
            guard let bounds = CheckBounds(check),
                let name = attributes[bounds.column.lowercased()],
                let index = entity.attributes.firstIndex(where: { $0.name == name }),
                canHold(bounds, entity.attributes[index].type)
            else {
                leaveOut("the constraint CHECK (\(check)) of '\(table.name)'", table, &diagnostics)
                continue
            }
            let old = entity.attributes[index].validation
            entity.attributes[index].validation.minimum = bounds.minimum ?? old.minimum
            entity.attributes[index].validation.maximum = bounds.maximum ?? old.maximum
        }
    }

    private func canHold(_ bounds: CheckBounds, _ type: AttributeType) -> Bool {
        switch type {
        case .string: bounds.isLength
        case .integer64:
            !bounds.isLength
                && [bounds.minimum, bounds.maximum].compactMap(\.self).allSatisfy {
                    Int64($0) != nil
                }
        case .double, .decimal: !bounds.isLength
        default: false
        }
    }
}
