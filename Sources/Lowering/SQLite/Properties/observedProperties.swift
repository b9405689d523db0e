import Diagnostics
import ModelIR
import SharedLowering

extension PropertyContext {
    /// The wrapper of a property's storage and a space; empty if another member has the name of that
    /// storage.
    ///
    /// For example: `@Observed ` for `name`, unless the class also has a `_name`.
    func wrapper(of name: String) -> String {
        names.canBeWrapped(name) ? "@" + types.modelStore("Observed") + " " : ""
    }
}

/// Reports attributes whose changes aren't observed.
func reportUnobserved(_ entity: Entity, _ names: PropertyNames) -> [Diagnostic] {
    let attributes = entity.attributes.filter { !names.canBeWrapped(names.swiftName($0.name)) }
    return attributes.map { attribute in
        let name = names.swiftName(attribute.name)
        return Diagnostic(
            .warning,
            "property.unobserved",
            at: attribute.origin.location(of: "name"),
            "changes of '\(name)' of entity '\(entity.name)' aren't observed, as another property is"
                + " called '_\(name)'; rename one of them in the model"
        )
    }
}
