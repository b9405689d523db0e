import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

extension EntityLowering {
    var fields: [FieldView] {
        var views: [FieldView] = []
        views.reserveCapacity(members.own.count + entity.relationships.count)
        let kind = types.modelTypes("Field")
        for member in members.own {
            switch member {
            case .attribute(let attribute) where attribute.isQueryable:
                views.append(
                    FieldView(
                        context.options.fieldAccess(
                            of: attribute.blueprint.attribute.name,
                            attribute.blueprint.fieldType,
                            in: entity
                        ),
                        kind,
                        of: attribute.blueprint.fieldType,
                        named: attribute.property.escapedName,
                        attribute.key,
                        condition: attribute.property.condition
                    )
                )
            case .column(_, let (name, type)?, let condition):
                views.append(field(kind, type, name, condition))
            case .attribute, .composite, .column: break
            }
        }
        let relationships = entity.relationships
        for index in relationships.indices where !relationships[index].isTransient {
            let isToOne = relationships[index].cardinality == .toOne
            let kind = types.modelTypes(isToOne ? "ToOneField" : "ToManyField")
            let name = relationships[index].name
            let condition = relationships[index].condition
            let destination = types.inFields(destination(of: relationships[index]))
            views.append(field(kind, destination, name, condition))
        }
        return views
    }

    private func field(
        _ kind: String,
        _ value: String,
        _ name: String,
        _ condition: String?
    ) -> FieldView {
        FieldView(
            context.options.fieldAccess(of: name, value, in: entity),
            kind,
            of: value,
            named: SwiftIdentifier.escaped(names.swiftName(name)),
            SwiftLiteral.string(name),
            condition: condition
        )
    }
}
