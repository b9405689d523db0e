import ModelTypes

/// The base of generated classes: an object's state in its context, and its pending changes.
///
/// For example: `final class Tag: ModelObject, PersistentModel`. Objects belong to the actor of
/// their context; only identifiers may leave it.
open class ModelObject {
    enum State: UInt8 {
        /// Not in a context, or no longer.
        case detached
        /// Not in a context, and related to others that aren't, which a context takes in together.
        case related
        /// In a context and not yet in the file.
        case inserted
        case stored
        /// Deleted in its context.
        case deleted
        /// Another name for the object of the context that stands for the row.
        case merged
        /// Its context is gone.
        case orphaned
    }

    /// What the object's context knows of its class; `nil` outside of all contexts.
    // Safe: the context owns what this leads to, and clears it in every object when it goes. It
    // finds them all: a registered object is in its table's map, or among those of the context
    // that are inserted, deleted or merged. Counting references to it would take longer than most
    // of what is done with it.
    unowned(unsafe) private(set) final var registration: ContextEntity?
    /// The row's key; 0 before it is known.
    final var key: Int64 = 0
    final var links: Links?
    /// The columns that differ from the row.
    final var changes: UInt64 = 0
    /// The generation of the file that the values were read from.
    final var generation: UInt32 = 0
    final var state = State.detached
    private final var rareStates: RareStates = []
    /// Whether reads and changes of properties are tracked.
    // Accesses never overlap: it's only read and replaced as a whole.
    @exclusivity(unchecked) @usableFromInline final var isObserved = false
    /// Whether changes of columns are noted.
    // Accesses never overlap: it's only read and replaced as a whole.
    @exclusivity(unchecked) @usableFromInline final var notesChanges = false

    /// States of few objects, which share a byte: an object has no room for another one.
    private struct RareStates: OptionSet {
        let rawValue: UInt8
        static let hasErrors = RareStates(rawValue: 1)
        static let isCascaded = RareStates(rawValue: 2)
    }

    /// Whether relating the object to another one was refused.
    final var hasErrors: Bool {
        get { rareStates.contains(.hasErrors) }
        set { rareStates = rareStates.with(.hasErrors, newValue) }
    }

    /// Whether the database deletes the row along with another.
    final var isCascaded: Bool {
        get { rareStates.contains(.isCascaded) }
        set { rareStates = rareStates.with(.isCascaded, newValue) }
    }

    /// Creates an object that isn't in a context.
    ///
    /// For example: `super.init()` in every generated initializer. The parameter, which no call has
    /// to name, leaves `init()` to classes: theirs may throw, or be private.
    public init(_: Void = ()) {}

    /// Creates an object that isn't in a context, for a row with a chosen number in an existing table.
    ///
    /// For example: `super.init(rowKey: albumID)`. Saving throws `StoreError.duplicate` if the table
    /// has such a row, and `StoreError.notStorable` for 0, which stands for no row.
    /// - Parameter rowKey: the number; `nil` for the next one.
    public init(rowKey: Int64?) {
        guard let rowKey else { return }
        madeLinks.chosenKey = rowKey
    }

    /// An object for a row of its table; generated classes read the row's columns here.
    ///
    /// For example: `title = row[1]`.
    /// - Throws: `StoreError.undecodable`, if a value can't be what its property needs.
    public required init(row: Row) throws {}

    /// Reads the row's columns again; generated classes override it.
    ///
    /// For example: `title = row[1]`.
    /// - Throws: `StoreError.undecodable`, if a value can't be what its property needs.
    open func decode(_ row: Row) throws {}

    /// Binds the columns. Generated classes override it.
    ///
    /// For example: `statement.bind(1, title)`.
    open func bind(to statement: Statement) {}

    /// Exchanges the reference of a to-one with another value.
    ///
    /// A class that declares a to-one with a column overrides it, so that the store reads and writes
    /// the reference by the number of its relationship. For example:
    /// ```swift
    /// override func swapReference(_ number: Int, with other: inout StoredReference) {
    ///     switch number {
    ///     case 0: personReference.swap(with: &other)
    ///     default: super.swapReference(number, with: &other)
    ///     }
    /// }
    /// ```
    /// Without such a case, the store throws `StoreError.invalidModel` instead of reading or writing
    /// objects of the class.
    open func swapReference(_ number: Int, with other: inout StoredReference) {}

    /// The description of the class. Generated classes override it.
    ///
    /// For example: `Entity("Tag", table: "CREATE TABLE …")`.
    open class var entity: Entity {
        fatalError("\(self) does not override 'entity'")
    }

    /// Adds the key paths of the class's properties, by which predicates and sort descriptors name
    /// them. Generated classes override it, and add those of the classes above, too.
    ///
    /// For example: `paths[\Person.mood] = "moodRaw"`.
    open class func addKeyPaths(to paths: inout KeyPaths) {}

    /// Records that the column at a position differs from the row.
    ///
    /// For example: `var title: String { didSet { didChange(1) } }`.
    @inlinable
    public final func didChange(_ column: Int) {
        if notesChanges { noteChange(changeBit(column)) }
    }

    /// Records that the columns at some positions differ from the row.
    ///
    /// For example: `var content: Content? { didSet { didChange(7...12) } }`.
    @inlinable
    public final func didChange(_ columns: ClosedRange<Int>) {
        guard notesChanges else { return }
        for column in columns { didChange(column) }
    }

    @usableFromInline
    final func noteChange(_ mask: UInt64) {
        if changes == 0 {
            switch state {
            case .merged: return passOn(mask)
            case .inserted: return registration?.table.newObjects.noteChange(of: self) ?? ()
            default: registration?.context.noteChange(of: self)
            }
        }
        if changes & mask != mask { registration?.changedColumns |= mask }
        changes |= mask
    }
}

extension ModelObject {
    /// The object's context. For example: `nil` before `context.insert(person)`.
    public final var modelContext: ModelContext? { registration?.context }

    /// Whether the object was deleted in its context.
    // Not public, so that classes can have a property of that name, as with SwiftData. Evaluated for every
    // row that is read, where a call takes longer than the test itself.
    @inline(__always)
    final var isDeleted: Bool {
        state == .deleted || state == .merged && current.state != .stored
    }

    /// Whether the object has unsaved changes.
    final var hasChanges: Bool {
        changes != 0 || state == .inserted || state == .deleted && registration != nil
    }

    /// The identifier of the object's row; temporary until the object is saved.
    ///
    /// For example: `try other.model(for: person.persistentModelID)`.
    public final var persistentModelID: PersistentIdentifier {
        if state == .deleted, let missing = self as? MissingModel { return missing.identifier }
        return PersistentIdentifier(
            // The class's description is a large value to copy.
            entityName: registration?.name ?? type(of: self).entity.name,
            key: key != 0 ? key : madeLinks.madeTemporaryKey()
        )
    }

    /// Whether an identifier is the object's, which has none before it's asked for.
    final func isKnown(by identifier: PersistentIdentifier) -> Bool {
        guard key == 0 else { return persistentModelID == identifier }
        return links?.temporaryKey == identifier.key && persistentModelID == identifier
    }

    /// The number of the object's row; `nil` until it's saved, unless it was chosen.
    ///
    /// For example: `album.rowKey`. In an existing table, it's the value of the key's column, which
    /// ``init(rowKey:)`` chooses.
    public final var rowKey: Int64? { key == 0 ? links?.chosenKey : key }

    /// Whether the object is of a class of a context.
    final func isIn(_ registration: ContextEntity) -> Bool {
        self.registration === registration
    }

    /// Whether the object is of the class of a context with an identity.
    final func isIn(_ registration: ObjectIdentifier) -> Bool {
        self.registration.map(ObjectIdentifier.init) == registration
    }

    /// The object as one of a class.
    ///
    /// Safe if the caller knows the class: an object came in as one of it, or was looked at when it
    /// was read.
    @inlinable @inline(__always)
    final func assumed<Model: ModelObject>(as type: Model.Type = Model.self) -> Model {
        unsafeDowncast(self, to: type)
    }

    /// Whether the object is in no context, and one can take it in.
    final var isOutside: Bool { state == .detached || state == .related }

    /// Whether the object is that of a row, and not deleted.
    final var isStored: Bool { state == .stored }

    /// Whether the object is in a context and not deleted.
    final var isAlive: Bool { isStored || state == .inserted }

    /// Sets the object's registration and state.
    final func enter(_ registration: ContextEntity?, _ state: State) {
        self.registration = registration
        self.state = state
        notesChanges = state == .stored || state == .merged
        // Who observes an object still does so when it has left its context.
        if let registration { isObserved = registration.isObserved }
    }
}

extension ModelObject: TextOutputStreamable {
    /// Writes what `print` and string interpolation show: the entity and the row's key, without the
    /// object's data, unless the class has a description.
    ///
    /// For example: `Person/17`. It leaves `description` to classes, which may add it in any file:
    /// ```swift
    /// extension Person: CustomStringConvertible {
    ///     var description: String { name }
    /// }
    /// ```
    public final func write<Target: TextOutputStream>(to target: inout Target) {
        target.write((self as? any CustomStringConvertible)?.description ?? nameInErrors)
    }

    /// The object in errors, which hold none of its data. For example: `Person/17`.
    final var nameInErrors: String {
        let name = type(of: self).entity.name
        return key == 0 ? "\(name), not saved" : "\(name)/\(key)"
    }
}

extension OptionSet where Element == Self {
    fileprivate func with(_ member: Self, _ isMember: Bool) -> Self {
        isMember ? union(member) : subtracting(member)
    }
}
