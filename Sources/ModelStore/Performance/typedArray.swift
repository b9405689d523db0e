/// An array of objects as an array of their class, which the caller knows.
///
/// Mapping them one by one in code that isn't specialized for the class takes several times as long.
func typedArray<Element: ModelObject>(_ objects: [ModelObject]) -> [Element] {
    objects.withUnsafeBufferPointer { source in
        Array(unsafeUninitializedCapacity: source.count) { target, count in
            count = source.count
            guard count > 0 else { return }
            // A class reference is one pointer, whatever its class.
            UnsafeMutableRawBufferPointer(target)
                .withMemoryRebound(to: ModelObject.self) { _ = $0.initialize(from: source) }
        }
    }
}
