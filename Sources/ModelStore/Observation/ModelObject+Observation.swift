extension ModelObject {
    /// The property whose storage is at an address.
    @usableFromInline
    final func part(at address: UnsafeRawPointer) -> ObservedPart {
        ObservedPart(offset: address - UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
    }

    @usableFromInline
    final func noteRead(at address: UnsafeRawPointer) {
        noteRead(part(at: address))
    }

    final func noteRead(_ part: ObservedPart) {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
        (observers ?? makeObservers()).noteRead(part, of: self)
    }

    @usableFromInline
    final func willChange(_ part: ObservedPart) {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
        observers?.willChange(part, of: self)
    }

    @usableFromInline
    final func hasChanged(_ part: ObservedPart) {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
        observers?.hasChanged(part, of: self)
    }

    /// Tells the observers of a relationship that it changes.
    final func noteChange(ofRelationship number: Int) {
        let part = ObservedPart(relationship: number)
        willChange(part)
        hasChanged(part)
    }

    /// The members of a to-many relationship, for one who reads them.
    @usableFromInline
    final func readMembers(_ number: Int) -> MemberList {
        let list = members(number)
        if isObserved {
            list.isObserved = true
            noteRead(ObservedPart(relationship: number))
        }
        return list
    }

    /// Runs the body, which reads the object's row, then tells observers what has changed.
    final func observingChanges(_ body: () throws -> Void) rethrows {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), isObserved, let observers,
            let registration
        else { return try body() }
        observers.beginReading()
        defer { observers.endReading(self) }
        let numbers = registration.info.references
        let keys = numbers.map { storedReference($0).currentKey }
        try body()
        for (number, key) in zip(numbers, keys) where storedReference(number).currentKey != key {
            willChange(ObservedPart(relationship: number))
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private final var observers: PropertyObservers? {
        links?.observers.map { unsafeDowncast($0, to: PropertyObservers.self) }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private final func makeObservers() -> PropertyObservers {
        let made = PropertyObservers()
        madeLinks.observers = made
        registration?.context.followSaves()
        return made
    }
}
