import ModelIR

extension Model {
    /// Whether Swift declares the classes, so that they are generated where the files do.
    ///
    /// For example: not in a model bundle, even if its value types are Swift.
    package var declaresClassesInPlace: Bool {
        enclosingTypes != nil && entities.contains { $0.origin.file.isSwift }
    }
}
