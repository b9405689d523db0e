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
        let identifiable = canBeIdentifiable ? [types.swift("Identifiable")] : []
        let base = plan.form == .extension ? [] : [types.coreData("NSManagedObject")]
        return base + identifiable + queryable
    }

    /// Whether the class can conform to `Identifiable`, which isn't possible if `id` isn't
    /// `Hashable`.
    private var canBeIdentifiable: Bool {
        let attributes = entity.attributes
        return attributes.indices.allSatisfy { index in
            let name = attributes[index].name
            guard name == "id" || name == "idRaw" else { return true }
            let attribute = attributes[index]
            switch attribute.type {
            case .undefined, .composite, .codable: return false
            case .transformable: return attribute.customClassName == nil
            default: return true
            }
        }
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
