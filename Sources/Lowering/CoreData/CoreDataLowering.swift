import Diagnostics
import ModelIR
import SwiftNames

/// The views of everything that is generated for Core Data from one model.
package struct CoreDataViews: Sendable {
    package var entities: [EntityView]
    package var composites: [CompositeView]
}

/// Turns a model into views for Core Data's templates: every decision about the code is made here.
package func lowerToCoreData(
    _ model: Model,
    options: CoreDataOptions,
    diagnostics: inout DiagnosticSink
) -> CoreDataViews {
    let plans = planClasses(model, diagnostics: &diagnostics)
    reportClashesWithXcode(model, &diagnostics)
    let composites = model.composites.map { SwiftIdentifier.sanitized($0.name) }
    let types = TypeNames(classes: plans.classes.map(\.name) + composites)
    let requests = Dictionary(grouping: model.fetchRequests, by: \.entity)
    return CoreDataViews(
        entities: plans.classes.map { plan in
            let names = PropertyNames(plan.entity, inherited: plan.inheritedAttributes)
            names.reportRenamed(plan.entity, in: model, &diagnostics)
            let lowering = EntityLowering(
                plan: plan,
                plans: plans,
                types: types,
                options: options,
                requests: requests[plan.entity.name] ?? []
            )
            return lowering.view(names)
        },
        composites: model.composites.map { lowerComposite($0, types, options) }
    )
}

/// Xcode's own generation would declare the same class a second time.
private func reportClashesWithXcode(_ model: Model, _ diagnostics: inout DiagnosticSink) {
    for entity in model.entities {
        guard let generation = entity.codeGeneration, generation != .manual else { continue }
        diagnostics.report(
            Diagnostic(
                .warning,
                "entity.xcode-generates",
                at: model.location(of: entity.origin, part: "codeGenerationType"),
                "Xcode generates a \(generation == .category ? "category" : "class") for entity"
                    + " '\(entity.name)', too; set its Codegen to Manual/None"
            )
        )
    }
}
