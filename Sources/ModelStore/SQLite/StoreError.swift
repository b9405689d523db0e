import Foundation

/// An error of the store.
///
/// For example: `catch StoreError.busy(let failure) { print(failure.sql) }`.
public enum StoreError: Error, Hashable, Sendable {
    /// Another connection kept the file locked for longer than
    /// ``ModelConfiguration/busyTimeout``. Saving again later may succeed.
    case busy(SQLFailure)
    /// The disk is full, or the file has ``ModelConfiguration/maximumSize``.
    case diskFull(SQLFailure)
    /// The file, its folder or the configuration allows no writing, or the context only reads.
    case readOnly(SQLFailure)
    /// The file is damaged; ``ModelContext/checkIntegrity()`` looks for such damage.
    case corrupt(SQLFailure)
    /// The file is something else than a database.
    case notADatabase(SQLFailure)
    /// There is no such file, or it may not be opened. For example: its folder does not exist.
    case cannotOpen(path: String, SQLFailure)
    /// Reading or writing the file failed.
    case inputOutput(SQLFailure)
    /// A rule of the table that no other case names. For example: two stored objects exchange their
    /// unique values.
    case constraint(SQLFailure)
    /// Anything else that the database refused.
    case sql(SQLFailure)
    /// The connection to a server was lost, or can't be made. Nothing of the call is in the database,
    /// unless the message says that it isn't known; what is pending stays pending, and saving again
    /// is right in both cases.
    case connectionLost(SQLFailure)
    /// The database can't do what SQLite does, and nothing was done; the text says what, and what to
    /// do instead. For example: a model whose relationships limit the number of members, on a server.
    case unsupported(String)

    /// The store that rows are to be copied to has rows already, and nothing was done; `found` says what
    /// it has. For example: 12 rows.
    case notEmpty(path: String, found: String)
    /// After copying, tables have other rows than the source: it has changed since an interrupted copy
    /// began. Erase the store, and copy again.
    case copyDiffers(path: String, tables: [String])

    /// The system's SQLite is older than 3.37, which a file needs; `found` is its version. For
    /// example: that of iOS 15, where this library can be linked, and Core Data has to be used.
    case oldSQLite(found: String)
    /// The file was written by a later version of this library, whose number is `version`.
    case newerFormat(path: String, version: Int)
    /// The file is another application's, and nothing was changed in it; `found` says what it is.
    /// For example: a Core Data store.
    case foreignFile(path: String, found: String)
    /// The file's tables aren't the model's, and nothing may be changed; each text names a
    /// difference. For example: the file allows no writing.
    case schemaDiffers(path: String, differences: [String])
    /// The file is a store of Core Data in which something would miss the changes, and none were made;
    /// `reason` says what, and what to do. For example: it keeps a history.
    case notWritable(path: String, reason: String)
    /// The file can't be changed to the model as it is, and nothing was changed. For example: rows
    /// have a value that an enum no longer has.
    case cannotMigrate(path: String, problems: [MigrationProblem])
    /// The file has moved on to a newer model, and nothing was changed; `version` is the newer
    /// model's, if it has versions. ``MigrationPolicy/allowingReturn`` takes the file back.
    case newerModel(path: String, version: String?)
    /// The model itself cannot be stored. For example: a relationship without its inverse.
    case invalidModel(String)

    /// Both ends of a relationship must be in one context before they are related. For example:
    /// the relationship is `Photo.person`, and the person was not inserted.
    case notInOneContext(relationship: String)
    /// A deleted object was related to another one, which has no effect. For example: `Folder/17` was deleted
    /// by another context, and then set as `Note.folder`. Only the next save throws this.
    case objectIsDeleted(relationship: String, object: String)
    /// The object belongs to another context, or to none. For example: the object is `Photo/17`.
    case notInThisContext(object: String)
    /// The owner still has `count` members, and the relationship's delete rule is deny.
    case denied(relationship: String, count: Int)
    /// A required property without a value. For example: a new photo whose owner was never set.
    case missingValue(property: String, object: String)
    /// An object has too few or too many members in a relationship; `needed` says how many are right.
    /// For example: 4 members, where "2 to 3, or none" are needed.
    case memberCount(relationship: String, object: String, count: Int, needed: String)
    /// Two pending objects with the same value of a unique attribute, or of several together; for
    /// ``ModelContext/update(_:where:set:)``, which has no objects, their class.
    case duplicate(attributes: [String], objects: [String])
    /// The row of a changed object is no longer in the file: another context deleted it.
    case rowIsGone(object: String)
    /// A value that SQLite can't store; `reason` says why, where that's known. For example: NaN, a value that
    /// can't be encoded, or one that is longer than ``ModelConfiguration/maximumValueSize``.
    case notStorable(property: String, object: String, reason: String? = nil)
    /// A value breaks a rule that the model has for it; `rule` is the table's CHECK. For example: a
    /// name that is too long.
    case breaksRule(property: String, object: String, rule: String)
    /// A reference to a row that isn't in the file. For example: another process deleted it.
    case danglingReference(relationship: String, object: String)
    /// Objects that are related have different distribution keys, so that a server can't keep them
    /// together; `objects` are both. For example: a task of account 7 in a project of account 8.
    case differentKeys(relationship: String, objects: [String])
    /// A row that no object can be made of. For example: one with an enum's unknown raw value.
    case undecodable(UndecodableRow)
    /// Others have saved values that objects of this save had read differently; thrown only under
    /// ``ModelConfiguration/ConflictPolicy/error``.
    case conflict([SaveConflict])
    /// A fetch that can't be answered. For example: one with a negative limit.
    case invalidFetch(entity: String, reason: String)
    /// A condition, sort order or prefetch names something that the entity doesn't have.
    case unknownName(entity: String, name: String)
}

extension StoreError {
    /// The error for one of SQLite's result codes.
    package init(_ failure: SQLFailure, path: String) {
        switch failure.code & 0xFF {
        // The last is what SQLite gives up with if others keep a log's locks.
        case 5, 6, 15: self = .busy(failure)
        case 8: self = .readOnly(failure)
        case 10: self = .inputOutput(failure)
        case 11: self = .corrupt(failure)
        case 13: self = .diskFull(failure)
        case 14: self = .cannotOpen(path: path, failure)
        case 19: self = .constraint(failure)
        case 26: self = .notADatabase(failure)
        default: self = .sql(failure)
        }
    }

    /// - Parameter number: for example 3037000.
    static func throwIfOld(_ number: Int32, _ text: String) throws(StoreError) {
        // The first with STRICT tables.
        guard number < 3_037_000 else { return }
        throw .oldSQLite(found: text)
    }

    /// What SQLite said, where it said something. For example: `error.failure?.sql`.
    public var failure: SQLFailure? {
        switch self {
        case .busy(let failure), .diskFull(let failure), .readOnly(let failure),
            .corrupt(let failure), .notADatabase(let failure), .cannotOpen(_, let failure),
            .inputOutput(let failure), .constraint(let failure), .sql(let failure),
            .connectionLost(let failure):
            failure
        case .oldSQLite, .newerFormat, .foreignFile, .schemaDiffers, .notWritable, .cannotMigrate,
            .newerModel, .notEmpty, .copyDiffers,
            .invalidModel, .unsupported, .notInOneContext, .objectIsDeleted, .notInThisContext,
            .denied,
            .missingValue, .memberCount, .duplicate, .rowIsGone,
            .notStorable, .breaksRule, .danglingReference, .differentKeys, .undecodable, .conflict,
            .invalidFetch, .unknownName:
            nil
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// A sentence for a log. For example: `Person.children: 2 members deny deleting the owner`.
    public var description: String {
        switch self {
        case .connectionLost(let failure): failure.message
        case .cannotOpen(let path, let failure): "cannot open \(path): \(failure.message)"
        case .oldSQLite(let found):
            "the store needs SQLite 3.37 or later, and the system has \(found)"
        case .newerFormat(let path, let version):
            "\(path) was written by a later version of the store: format \(version)"
        case .foreignFile(let path, let found):
            "\(path) isn't a store of this library: it holds \(found); "
                + (found == StoreIdentity.coreDataStore
                    ? "generate the code from that file instead of the model to open it, or use another file"
                    : "use another file, or another schema of the server")
        case .schemaDiffers(let path, let differences):
            "\(path) does not fit the model: " + differences.joined(separator: "; ")
        case .notEmpty(let path, let found): "\(path) isn't empty: it has \(found)"
        case .copyDiffers(let path, let tables):
            "\(path) differs from what was copied, as that has changed meanwhile: erase it, and copy again;"
                + " the tables are " + tables.joined(separator: ", ")
        case .notWritable(let path, let reason): "\(path) \(reason)"
        case .cannotMigrate(let path, let problems):
            "\(path) can't be changed to the model: "
                + problems.map(\.description).joined(separator: "; ")
        case .newerModel(let path, let version):
            "\(path) was changed by a newer model" + (version.map { ", version \($0)" } ?? "")
                + "; update this program, or give its model a later version if it takes the change back;"
                + " with migration: .allowingReturn, what the newer model added is lost"
        case .invalidModel(let text), .unsupported(let text): text
        case .notInOneContext(let relationship):
            "\(relationship): both ends must be in one context before they are related"
        case .objectIsDeleted(let relationship, let object):
            "\(relationship): \(object) was deleted, and relating it has had no effect"
        case .notInThisContext(let object): "\(object) is not in this context"
        case .denied(let relationship, let count):
            "\(relationship): \(count == 1 ? "1 member denies" : "\(count) members deny")"
                + " deleting the owner"
        case .missingValue(let property, let object): "\(object) needs a value for \(property)"
        case .memberCount(let relationship, let object, let count, let needed):
            "\(object) has \(count == 1 ? "1 member" : "\(count) members") in \(relationship),"
                + " which \(needed.hasPrefix("at least") ? "needs" : "takes") \(needed)"
        case .duplicate(let attributes, let objects):
            (objects.count == 1
                ? "\(objects[0]) and another row" : objects.joined(separator: " and "))
                + " have the same " + attributes.joined(separator: ", ")
        case .rowIsGone(let object): "the row of \(object) is no longer in the file"
        case .notStorable(let property, let object, let reason?):
            "\(object): \(property) has a value that can't be stored: \(reason)"
        case .notStorable(let property, let object, nil):
            "\(object): \(property) has a value that can't be stored: NaN, an integer above Int64.max,"
                + " one that can't be encoded, one above the maximum size, one of another type than a STRICT"
                + " table takes, or, on a server, text with NUL or one that is too long for an index"
        case .breaksRule(let property, let object, let rule):
            "\(object): \(property) breaks the rule \(rule)"
        case .danglingReference(let relationship, let object):
            "\(object): \(relationship) leads to a row that isn't in the file"
        case .differentKeys(let relationship, let objects):
            "\(objects.joined(separator: " and ")) have different distribution keys: \(relationship) relates"
                + " objects with the same one"
        case .undecodable(let row): row.description
        case .conflict(let conflicts):
            "others have saved: " + conflicts.map(\.description).joined(separator: "; ")
        case .invalidFetch(let entity, let reason): "\(entity): \(reason)"
        case .unknownName(let entity, let name): "\(entity) has no '\(name)'"
        case .busy, .diskFull, .readOnly, .corrupt, .notADatabase, .inputOutput, .constraint, .sql:
            failure.map { failure in
                let values = failure.arguments.isEmpty ? "" : " \(failure.arguments)"
                let code = failure.sqlState ?? "\(failure.code)"
                let place = failure.path.map { ", in \($0)" } ?? ""
                let statement = failure.sql.isEmpty ? "" : ": \(failure.sql)\(values)"
                return "\(failure.message) (\(code))\(place)\(statement)"
            } ?? ""
        }
    }
}

extension StoreError: LocalizedError {
    /// The same sentence, for a person. For example: `the file isn't a database`.
    public var errorDescription: String? { description }
}
