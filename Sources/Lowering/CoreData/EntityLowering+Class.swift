import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

extension EntityLowering {
    var inheritance: [String] {
        let superclass = plan.form == .extension ? nil : plan.superclass ?? plan.baseClass
        let queryable = plan.isTopmost ? [types.modelTypes("Queryable")] : []
        // A superclass can already conform to `Identifiable`.
        guard plan.superclass == nil, plan.baseClass == nil else {
            return [superclass].compactMap(\.self) + queryable
        }
        let identifiable = entity.canBeIdentifiable ? [types.swift("Identifiable")] : []
        let base = plan.form == .extension ? [] : [types.coreData("NSManagedObject")]
        return base + identifiable + queryable
    }

    var entityName: EntityNameView {
        EntityNameView(
            literal: SwiftLiteral.string(entity.name),
            isStatic: plan.isTopmost && !plan.hasSubclasses,
            attributes: plans.hasExtensions ? "@objc " : "",
            modifiers: plan.isTopmost ? "" : "override ",
            stringType: stringType
        )
    }
}
