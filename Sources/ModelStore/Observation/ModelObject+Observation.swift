extension ModelObject {
    /// The property whose storage is at an address.
    @usableFromInline
    final func part(at address: Int) -> ObservedPart {
        ObservedPart(offset: address - Int(bitPattern: ObjectIdentifier(self)))
    }

    @usableFromInline
    final func noteRead(_ part: ObservedPart) {
        if let observers = links?.observers {
            // Safe: the links keep the observers, and noting a read neither replaces them nor runs code
            // of the program. Counting a reference to them takes nearly half as long as the rest.
            Unmanaged.passUnretained(observers)._withUnsafeGuaranteedRef {
                $0.noteRead(part, of: self)
            }
        } else if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            let observers = PropertyObservers()
            madeLinks.observers = observers
            registration?.context.followSaves()
            observers.noteRead(part, of: self)
        }
    }

    @usableFromInline
    final func willChange(_ part: ObservedPart) { links?.observers?.willChange(part, of: self) }

    @usableFromInline
    final func hasChanged(_ part: ObservedPart) { links?.observers?.hasChanged(part, of: self) }

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
        guard isObserved, let observers = links?.observers, let registration else {
            return try body()
        }
        observers.beginReading()
        defer { observers.endReading(self) }
        let numbers = registration.info.references
        let old = numbers.map(storedReference)
        try body()
        for (number, old) in zip(numbers, old) {
            let new = storedReference(number)
            guard new.currentKey != old.currentKey || new.isNil != old.isNil else { continue }
            willChange(ObservedPart(relationship: number))
        }
    }
}
