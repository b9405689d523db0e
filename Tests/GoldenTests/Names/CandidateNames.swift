/// Names that are valid in a model, but have another meaning in generated code or SQLite.
enum CandidateNames {
    /// Keywords of SQL.
    private static let sql = """
        abort action add after all alter always analyze and as asc attach autoincrement before
        begin between by cascade case cast check collate column commit conflict constraint
        create cross current current_date current_time current_timestamp database default
        deferrable deferred delete desc detach distinct do drop each else end escape except
        exclude exclusive exists explain fail filter first following for foreign from full
        generated glob group groups having if ignore immediate in index indexed initially inner
        insert instead intersect into is isnull join key last left like limit match materialized
        natural no not nothing notnull null nulls of offset on or order others outer over
        partition plan pragma preceding primary query raise range recursive references regexp
        reindex release rename replace restrict returning right rollback row rows savepoint
        select set strict table temp temporary then ties to transaction trigger unbounded union
        unique update using vacuum values view virtual when where window with without
        """

    /// Names that SQLite uses.
    private static let ofSQLite = """
        sqlite_x sqlite_sequence sqlite_master sqlite_schema sqlite_autoindex_x rowid oid
        _rowid_ main decimal character_count length integer real text blob any
        """

    /// Names that the store's tables use.
    private static let ofStore = """
        _pk _type _owner _PK _Type _ModelStore_keys _modelstore_KEYS list_position name_position
        owner_position
        """

    /// Types of `ModelStore` and `ModelTypes`.
    private static let ofLibraries = """
        Entity Relationship Row RowSource Statement Schema ToOne ToMany Fields Field ToOneField
        ToManyField CountField Condition ModelObject PersistentModel PersistentIdentifier
        ModelContext ModelContainer ModelConfiguration ModelActor DeleteRule Queryable
        FetchDescriptor SortDescriptor StoreError StoredValue StoredReference StoredJSON
        OptionalValue CloneMap
        BitmaskOptions NonEmpty NonEmptyError MissingValue UnknownOptionID UndecodableValue
        ValidatedValue TextRule TextPattern CharacterKind Constant Order FieldOrder SortOrder
        Predicate Model ModelClass Kind CloneBranch MemberAccess Trace Connection
        """

    /// Types, modules and protocols of Swift, Foundation and Core Data.
    private static let ofSwift = """
        Data Date UUID URL Decimal String Substring Character Int Int8 Int16 Int32 Int64 UInt
        UInt64 Bool Double Float Set Array Dictionary Optional Result Error Type Self Any
        AnyObject AnyHashable Never Void Hashable Equatable Comparable Identifiable Codable
        Encodable Decodable Sendable RawRepresentable CaseIterable CustomStringConvertible
        Collection Sequence Hasher KeyPath ReferenceWritableKeyPath ObjectIdentifier Range
        ClosedRange Actor MainActor Task Operation Thread Process Notification Calendar Locale
        TimeZone TimeInterval NSObject NSNumber Protocol Regex Duration Clock Mirror Foundation
        Swift ModelStore ModelTypes CoreData NSManagedObject NSManaged NSSet NSOrderedSet
        NSFetchRequest Unicode JSONDecoder
        """

    /// Members of base classes of generated classes, and of types that they use.
    private static let ofMembers = """
        description debugDescription hash hashValue id ID identifier keys links changes state
        generation home isStored isDeleted isAlive isInserted hasChanges hasErrors isCascaded
        bind decode encode entity storedEntity entityName fields statement context modelContext
        persistentModelID members member resolve relate required optional self init deinit super
        object objects columns relationships inverse children parent copy copies clone excluding
        excluded map count isEmpty value rawValue trust didChange noteChange homeReference enter
        isIn hasher position none some ids kind holdsValue undecodable encoded storedValue
        personReference memberCount primitiveValue willChangeValue didAccessValue zone objectID
        inserted updated deleted fault append name label title access change decoded
        reportUndecodable willAccessValue getValue isEqual setValue swapReference addKeyPaths paths
        """

    /// Keywords of Swift.
    private static let ofKeywords = """
        associatedtype class enum extension fileprivate func import inout internal let operator
        precedencegroup private protocol public rethrows static struct subscript typealias var
        break catch continue defer fallthrough guard repeat return switch throw while await
        false nil throws true try _ __ get willSet didSet async borrowing consuming package
        macro actor nonisolated isolated sending consume discard unowned weak lazy final open
        override convenience dynamic indirect infix prefix postfix mutating nonmutating
        dynamicType available unsafe yield _modify _read that
        """

    /// Parameters and constants of generated code.
    private static let ofLocals = """
        newValue oldValue other source target element result error args arguments lhs rhs body
        document _0 kindRaw nameRaw Raw
        """

    /// All names, without duplicates.
    static let all = [
        sql, ofSQLite, ofStore, ofLibraries, ofSwift,
        ofMembers, ofKeywords, ofLocals,
    ].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }

    /// Names that once needed special treatment, and a few of each kind.
    static let few = """
        order group rowid _pk _type Row Statement Entity Field ToOneField ToMany Fields Model
        ModelClass Decimal String UUID Foundation ModelStore Swift CloneBranch ID id fields
        entity hash required resolve encoded self Self Type _ let inout row statement copy
        parent newValue Int StoredReference swapReference addKeyPaths KeyPaths paths
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Names that no class can have with SQLite.
    static let noClasses = Set(
        """
        __ addKeyPaths any Any as associatedtype await bind borrowing break case catch class
        CloneBranch consuming continue decode decoded default defer deinit didChange
        do each else encoded entity entityName enum extension fallthrough false fields fileprivate
        for Foundation func getValue guard hasChanges hash hashValue id ID if import in init inout
        internal is isDeleted isolated let modelContext ModelStore ModelTypes nil nonisolated
        operator persistentModelID precedencegroup private protocol public relate repeat
        reportUndecodable required resolve rethrows return self Self sending setValue some static
        storedEntity struct subscript super swapReference Swift switch throw throws true try
        typealias values var where while
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Names that no relationship can have in Core Data, or no property at all.
    static let noProperties = Set(
        """
        CoreData Foundation ModelTypes Self Swift _ class copy debugDescription deleted
        description entity fault hasChanges hash hashValue init inserted isDeleted isEqual
        isInserted objectID release self updated zone
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
