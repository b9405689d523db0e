import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ModelObject: Observable {}

/// What an object tells those who observe its properties: nobody on systems without observation.
///
/// A class, because calling it through a protocol would count another reference to it at each read.
class ChangeObservers {
    func noteRead(_ part: ObservedPart, of object: ModelObject) {}
    func willChange(_ part: ObservedPart, of object: ModelObject) {}
    func hasChanged(_ part: ObservedPart, of object: ModelObject) {}
    func beginReading() {}
    func endReading(_ object: ModelObject) {}
}

/// Who observes an object's properties; made when a property is first read.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class PropertyObservers: ChangeObservers {
    private let registrar = ObservationRegistrar()
    /// What changes while the object's row is read; `nil` at other times.
    private var pending: Set<ObservedPart>?

    override func noteRead(_ part: ObservedPart, of object: ModelObject) {
        part.withKeyPath { registrar.access(object, keyPath: $0) }
    }

    override func willChange(_ part: ObservedPart, of object: ModelObject) {
        if pending?.insert(part) != nil { return }
        part.withKeyPath { registrar.willSet(object, keyPath: $0) }
    }

    override func hasChanged(_ part: ObservedPart, of object: ModelObject) {
        if pending == nil { part.withKeyPath { registrar.didSet(object, keyPath: $0) } }
    }

    /// Delays what observers are told, as they may look at the object, which is half read.
    override func beginReading() { pending = [] }

    override func endReading(_ object: ModelObject) {
        let parts = pending.take() ?? []
        for part in parts {
            willChange(part, of: object)
            hasChanged(part, of: object)
        }
    }
}
