import ModelIR

extension ModelChecker {
    /// A composite can't hold itself, however deep.
    func checkCompositeCycles() {
        for type in model.valueTypes where type.holdsItself({ catalog.values[$0] }) {
            reports.add(
                .error,
                "value-type.cycle",
                at: model.location(of: type.origin, part: "name"),
                "'\(type.name)' holds itself"
            )
        }
    }
}
