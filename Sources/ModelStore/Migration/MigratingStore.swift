import ModelTypes

/// A file on its way between two versions of a model, with the objects of both.
///
/// A manual stage reads and changes objects of the older version, then has the file changed, then
/// does the same with those of the newer one. For example:
/// ```swift
/// .manual(fromVersion: PeopleV1.self, toVersion: PeopleV2.self) { store in
///     try store.fill(Person.fields.nickname) { (person: PeopleV1.Person) in person.name }
///     let context = try store.migrate()
///     for person in try context.fetch(Person.self) { person.isChecked = false }
/// }
/// ```
public final class MigratingStore {
    private let openOld: () throws -> ModelContainer
    private let openNew: ([FilledValues]) throws -> ModelContainer
    private var oldContext: ModelContext?
    private var newContext: ModelContext?
    private var filledValues: [FilledValues] = []
    private let oldVersion: any VersionedSchema.Type
    private let newVersion: ResolvedVersion

    init(
        from oldVersion: any VersionedSchema.Type,
        to newVersion: ResolvedVersion,
        openOld: @escaping () throws -> ModelContainer,
        openNew: @escaping ([FilledValues]) throws -> ModelContainer
    ) {
        self.oldVersion = oldVersion
        self.newVersion = newVersion
        self.openOld = openOld
        self.openNew = openNew
    }

    /// The objects of the older version; what changes in them is saved before the file changes.
    ///
    /// For example: `try store.old.fetch(NotesV1.Note.self)`.
    /// - Throws: `StoreError`, as opening a container does; also after ``migrate()``.
    public var old: ModelContext {
        get throws {
            if let oldContext { return oldContext }
            let context = try ModelContext(openOld())
            oldContext = context
            return context
        }
    }

    /// Computes a property of the newer version from each object of the older version.
    ///
    /// Without it, a required property that is new needs a default. It takes the place of values that
    /// would be kept or converted, too. The closure is called at once, so that what the stage changes or
    /// inserts among the older objects comes first. For example:
    /// ```swift
    /// try store.fill(Note.fields.stars) { (note: NotesV1.Note) in note.isImportant ? 5 : 3 }
    /// ```
    /// - Parameters:
    ///   - field: the property, stored in one column.
    ///   - value: the value for the object with the same identifier.
    /// - Throws: `StoreError`, and what the closure throws.
    /// - Complexity: O(*n*) for *n* objects, whose values are kept in memory.
    public func fill<Old: PersistentModel, New: PersistentModel, Value>(
        _ field: Field<New, Value>,
        with value: (Old) throws -> Value
    ) throws {
        try fill(New.self, field.name) { try value($0).constant }
    }

    /// Computes a property of the newer version that is given by its key path.
    ///
    /// Codable properties have no field.
    ///
    /// For example:
    /// ```swift
    /// try store.fill(\Note.place) { (note: NotesV1.Note) in Place(note.latitude, note.longitude) }
    /// ```
    /// - Parameters:
    ///   - keyPath: the property, stored in one column.
    ///   - value: the value for the object with the same identifier.
    /// - Throws: `StoreError`, and what the closure throws.
    /// - Complexity: O(*n*) for *n* objects, whose values are kept in memory.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    public func fill<Old: PersistentModel, New: PersistentModel, Value: Codable>(
        _ keyPath: KeyPath<New, Value>,
        with value: (Old) throws -> Value
    ) throws {
        let (info, column) = try column(of: keyPath)
        let isEncoded = info.encodedColumns.contains(column)
        try fill(New.self, column) { (object: Old) in
            let value = try value(object)
            if !isEncoded, let value = value as? any StoredValue { return value.constant }
            guard let json = storedJSON(of: value) else {
                throw StoreError.notStorable(property: column, object: object.nameInErrors)
            }
            let text = String(decoding: json, as: UTF8.self)
            return text == "null" ? .null : .string(text)
        }
    }

    /// Relates each object of the newer version to one that was an object of the older version.
    ///
    /// A required relationship that is new needs it, and one that becomes required does for objects that
    /// it relates to nothing; others keep theirs. For example:
    /// ```swift
    /// let nobody = NotesV1.Author(name: "")
    /// try store.old.insert(nobody)
    /// try store.fill(\Note.author) { (note: NotesV1.Note) in nobody }
    /// ```
    /// - Parameters:
    ///   - keyPath: the relationship to one object, which is stored with the object.
    ///   - member: the older object for the object with the same identifier.
    /// - Throws: `StoreError`, and what the closure throws.
    /// - Complexity: O(*n*) for *n* objects, whose values are kept in memory.
    public func fill<
        Old: PersistentModel,
        New: PersistentModel,
        Member: PersistentModel,
        OldMember: PersistentModel
    >(
        _ keyPath: KeyPath<New, Member>,
        with member: (Old) throws -> OldMember
    ) throws {
        try relate(New.self, column(of: keyPath).name, with: member)
    }

    /// The same for a relationship that may be `nil`.
    ///
    /// For example: `try store.fill(\Note.editor) { (note: NotesV1.Note) in note.author }`.
    /// - Parameters:
    ///   - keyPath: the relationship to one object, which is stored with the object.
    ///   - member: the older object for the object with the same identifier; `nil` for none.
    /// - Throws: `StoreError`, and what the closure throws.
    /// - Complexity: O(*n*) for *n* objects, whose values are kept in memory.
    public func fill<
        Old: PersistentModel,
        New: PersistentModel,
        Member: PersistentModel,
        OldMember: PersistentModel
    >(
        _ keyPath: KeyPath<New, Member?>,
        with member: (Old) throws -> OldMember?
    ) throws {
        try relate(New.self, column(of: keyPath).name, with: member)
    }

    /// The column of a property, or of a relationship that is stored with the object.
    private func column<New: PersistentModel>(of keyPath: PartialKeyPath<New>) throws
        -> (entity: EntityInfo, name: String)
    {
        let entities = try Schema([New.self]).resolved().entities
        guard let info = entities.first(where: { $0.type == New.self }),
            let name = info.keyPaths.paths[keyPath], let number = info.columnNumbers[name]
        else { throw StoreError.unknownName(entity: New.entityName, name: "\(keyPath)") }
        return (info, info.columns[number])
    }

    private func relate<Old: PersistentModel, New: PersistentModel, OldMember: PersistentModel>(
        _ type: New.Type,
        _ column: String,
        with member: (Old) throws -> OldMember?
    ) throws {
        let entity = try entity(of: New.self, with: column)
        let context = try old
        try context.save()
        let members = try context.fetch(Old.self).map { ($0, try member($0)) }
        // Objects that were inserted for it have no key until then.
        try context.save()
        var values = try FilledValues(of: Old.self, in: context, entity: entity, column)
        for case (let object, let member?) in members {
            values.memberEntities.insert(Swift.type(of: member).entityName)
            values.add(.integer(member.persistentModelID.key), object.persistentModelID.key)
        }
        filledValues.append(values)
    }

    /// The entity of the newer version that has a property. A class of a later version stands for the
    /// entity that it was, if that has the property, too.
    ///
    /// - Throws: `StoreError.invalidModel` if no entity does: the values would have no place.
    private func entity<New: PersistentModel>(of type: New.Type, with column: String) throws
        -> String
    {
        let all = newVersion.entities
        let names = [New.entityName] + New.entity.renamedFrom
        let entity =
            all.first { $0.type == type }
            ?? names.lazy.compactMap { name in
                all.first { $0.name == name }
            }.first
        if let entity, entity.columns.contains(column) { return entity.name }
        throw StoreError.invalidModel(
            "the stage from '\(oldVersion)' to '\(newVersion.type)' fills '\(New.entityName).\(column)', which"
                + " '\(newVersion.type)' doesn't have; name a property of '\(newVersion.type)', such as"
                + " '\(newVersion.type).\(type).fields'"
        )
    }

    private func fill<Old: PersistentModel, New: PersistentModel>(
        _ type: New.Type,
        _ column: String,
        with value: (Old) throws -> Constant
    ) throws {
        let entity = try entity(of: New.self, with: column)
        let context = try old
        // Objects that were inserted have no key until then.
        try context.save()
        var values = try FilledValues(of: Old.self, in: context, entity: entity, column)
        for object in try context.fetch(Old.self) {
            values.add(try value(object), object.persistentModelID.key)
        }
        filledValues.append(values)
    }

    /// Saves the objects of the older version, changes the file to the newer one, and returns a
    /// context with its objects, which is saved after the stage.
    ///
    /// A stage that doesn't call it has it called at its end. Members of older objects can't be read
    /// any more. For example: `let context = try store.migrate()`.
    /// - Throws: `StoreError.cannotMigrate` with the problems, and related errors.
    public func migrate() throws -> ModelContext {
        if let newContext { return newContext }
        try oldContext?.save()
        oldContext = nil
        let context = try ModelContext(openNew(filledValues))
        newContext = context
        return context
    }

    /// - Returns: What was changed.
    func finish() throws -> Migration? {
        let context = try migrate()
        try context.save()
        return context.container.migration
    }
}

/// The values that a stage gives a column, by the keys of the older rows.
struct FilledValues: Sendable {
    /// The entity of the newer version.
    let entity: String
    let column: String
    /// The entity of the older version, whose objects have the values.
    let oldEntity: String
    /// The entities of the older version that the values lead to, if they are those of a relationship.
    var memberEntities: Set<String> = []
    private var values: [Int64: Constant] = [:]

    fileprivate init<Old: PersistentModel>(
        of type: Old.Type,
        in context: ModelContext,
        entity: String,
        _ column: String
    ) throws {
        self.entity = entity
        self.column = column
        oldEntity = try context.entity(of: type).info.name
    }

    mutating func add(_ value: Constant, _ key: Int64) { values[key] = value }

    var bind: RowValues {
        { [values] statement, key in statement.bind(0, values[key] ?? .null) }
    }
}
