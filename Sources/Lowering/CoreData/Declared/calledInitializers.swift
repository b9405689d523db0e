import Diagnostics
import ModelIR
import SharedLowering

/// The generated initializers of the classes whose initializers declared code calls; none if there is no such
/// code, as in most models.
///
/// Complexity: O(*n*) for *n* bytes of declared code, and to plan all classes if some are called.
func calledInitializers(_ model: Model, _ options: LoweringOptions) -> KnownInitializers {
    let classes = calledClasses(model)
    if classes.isEmpty { return KnownInitializers() }
    // The diagnostics of the plans are reported with the code.
    var unused = DiagnosticSink()
    let parts = CoreDataParts(model, options: options, diagnostics: &unused)
    return parts.initializers(ofEntities: classes)
}

/// The entities with declared initializers that declared code may call.
private func calledClasses(_ model: Model) -> Set<String> {
    let declaring = model.entities.indices.filter { index in
        model.entities[index].code?.carriedOver.contains(where: \.isInitializer) == true
    }
    let classes = Set(declaring.map { model.entities[$0].name })
    if classes.isEmpty { return [] }
    var called: Set<String> = []
    for (fragment, owner) in model.ownedFragments {
        for call in fragment.initializerCalls {
            switch call.callee {
            case .named(let name): called.insert(name)
            case .own: if let owner { called.insert(owner) }
            case .inferred: return classes
            }
        }
    }
    return called.intersection(classes)
}

extension EntityLowering {
    /// The initializers that the class has beside those of its declaration.
    var initializerSignatures: [InitializerSignature] {
        let parameters = plan.isShared ? ["entity"] : []
        return convenienceInitializers.signatures.map { $0.adding(parameters) }
            // Those of every managed object.
            + [[], ["context"], ["entity", "insertInto"]].map { labels in
                InitializerSignature([]).adding(labels)
            }
    }
}

extension InitializerSignature {
    /// The initializer with further parameters in front.
    fileprivate func adding(_ labels: [String]) -> InitializerSignature {
        let added = labels.map { InitializerBody.Parameter(label: $0, hasDefault: false) }
        return InitializerSignature(added + parameters)
    }
}
