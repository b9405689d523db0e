import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

extension EntityLowering {
    /// The diagnostics for declared initializers.
    func initializerDiagnostics(in model: Model) -> [Diagnostic] {
        guard let code = entity.code, !code.initializers.isEmpty || !code.carriedOver.isEmpty else {
            return []
        }
        let initializers = convenienceInitializers
        return initializers.diagnostics(in: model)
            + generated(initializers).diagnostics(.coreData, in: model)
    }

    /// The diagnostics for properties that need a value, but that no initializer takes.
    func conditionDiagnostics(in model: Model) -> [Diagnostic] {
        guard entity.has({ $0.condition != nil }) else { return [] }
        return members.own.compactMap { member in
            guard let condition = member.condition, let parameter = member.parameter,
                parameter.isRequired, let origin = member.origin
            else { return nil }
            return withoutValue(parameter.name, of: entity, under: condition, at: origin, in: model)
        } + withoutDestination(entity, in: model)
    }

    func generated(_ initializers: ConvenienceInitializers) -> GeneratedInitializers {
        GeneratedInitializers(initializers, inherited: plan.inheritedCode)
    }

    var convenienceInitializers: ConvenienceInitializers {
        ConvenienceInitializers(
            entity: entity,
            parameters: members.parameters,
            access: initializerAccess,
            names: names
        )
    }

    /// The default assignments of an object created without arguments, in addition to the model's.
    var plainDefaults: [String] {
        isPlainlyCreated ? members.all.compactMap(\.defaultAssignment) : []
    }

    private var hasInitializers: Bool { !entity.isAbstract && !plan.inheritsInitializer }

    var initializer: InitializerView? {
        let parameters = members.parameters
        guard hasInitializers, !parameters.isEmpty else { return nil }
        // By index: parameters are large, and iterating would copy them.
        let texts = parameters.indices.map { parameters[$0].text }
        return InitializerView(
            signature: SignatureView(
                "\(initializerAccess)convenience init",
                entityParameters + texts
            ),
            newEntity: newEntity,
            assignments: parameters.indices.map { parameters[$0].assignment },
            defaults: members.all.filter { $0.condition != nil }.compactMap(\.defaultAssignment)
        )
    }

    /// The entity of new objects: that of the class, or the one that initializers of a shared class take.
    var newEntity: String { plan.isShared ? "entity" : "Self.entity()" }

    var entityParameters: [String] {
        plan.isShared ? ["entity: " + types.coreData("NSEntityDescription")] : []
    }

    /// Whether the class declares an initializer without parameters. It would inherit `NSObject`'s
    /// otherwise, which Core Data doesn't support.
    var isPlainlyCreated: Bool {
        hasInitializers && !members.parameters.contains(where: \.isRequired)
    }

    var isRelated: Bool {
        plan.hasInheritedRelationships || !entity.relationships.isEmpty
    }

    var fetchRequests: [FetchRequestView] {
        var taken: Set<String> = ["entityName", "fetchRequest"]
        return requests.map { request in
            var name = FetchRequestLowering.functionName(request)
            if TargetNames.coreData.reserved.contains(name) || !taken.insert(name).inserted {
                name += "Template"
                while !taken.insert(name).inserted { name += "_" }
            }
            return fetchRequestLowering(request).view(named: name)
        }
    }

    private func fetchRequestLowering(_ request: FetchRequest) -> FetchRequestLowering {
        FetchRequestLowering(
            request: request,
            className: plan.name,
            plans: plans,
            types: types
        )
    }

    var fetchedProperties: [FetchedPropertyView] {
        entity.fetchedProperties.enumerated().map { index, property in
            let type =
                plans.nameByEntity[property.request.entity] ?? types.coreData("NSManagedObject")
            let predicate = property.request.predicate.map { ": `\($0)`" } ?? ""
            return FetchedPropertyView(
                documentation: [
                    onOneLine("Fetched once, then kept until a refresh\(predicate).")
                ],
                isSeparated: index > 0,
                name: SwiftIdentifier.escaped(names.swiftName(property.name)),
                type: "[\(type)]"
            )
        }
    }
}
