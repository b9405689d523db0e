import ModelIR

/// Reports structures and choices that contain themselves, which would have infinite size.
func checkCycles(_ scope: inout ValueScope) {
    for type in scope.model.valueTypes where type.holdsItself(scope.valueType) {
        scope.report(
            "value-type.cycle",
            type.origin,
            "'\(type.name)' holds itself; a value cannot be inside another of its type"
        )
    }
}
