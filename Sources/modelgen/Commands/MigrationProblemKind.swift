/// A reason for which `ModelContainer` can't change a file to a model, as explained by
/// `modelgen explain`.
///
/// For example: `migration.no-value`. The page on changing a model has the same table.
struct MigrationProblemKind {
    let id: String
    /// What is wrong, as a sentence.
    let sentence: String
    /// A change that causes it. For example: `` `String` becomes `Int` ``.
    let example: String
    /// What to do about it. For example: `a property with another name, filled by the program`.
    let remedy: String

    /// The text in Markdown.
    var explanation: String {
        """
        # \(id)

        \(sentence)

        For example, \(example).

        Opening the file throws `StoreError.cannotMigrate` with the rows, and changes nothing. What to write: \
        \(remedy). Or change the rows in a stage of a migration plan.

        """
    }

    static let all: [Self] = [
        Self(
            id: "migration.maybe-renamed",
            sentence: "An entity is gone, and a new one has most of its properties.",
            example:
                "`Memo` is gone, and `Card` has most of its properties",
            remedy:
                "`originalName` on `Card`, or a stage that inserts objects of `Card`; if it's another"
                + " entity, a stage that removes the rows of `Memo`"
        ),
        Self(
            id: "migration.no-value",
            sentence: "Rows need a value, and nothing gives them one.",
            example:
                "`var stars: Int` is added; `String?` becomes `String`",
            remedy:
                "a default value, which these rows get, `store.fill` in a stage, or"
                + " make the property optional"
        ),
        Self(
            id: "migration.not-unique",
            sentence: "Rows share a value of a property that is unique now.",
            example:
                "`@Attribute(.unique)` is added, and two rows share a value",
            remedy:
                "change or delete one of them first"
        ),
        Self(
            id: "migration.other-destination",
            sentence: "A relationship leads to objects of another class.",
            example:
                "`Note.owner` leads to `Company` instead of `Person`, or to a"
                + " subclass, and a row to an object that isn't of it",
            remedy:
                "a relationship with another name"
        ),
        Self(
            id: "migration.other-distribution",
            sentence: "A server would have to divide the rows of a table in another way.",
            example:
                "`@Distributed(by: \\.accountID)` is added, and the table is on a server",
            remedy:
                "copy the rows to a file with the earlier model, and from there to an empty database:"
                + " `ModelContainer.copy(from:to:)`"
        ),
        Self(
            id: "migration.other-model",
            sentence: "The model has none of the file's entities, which have rows.",
            example:
                "the file is another program's, as two programs that use the default file have one",
            remedy:
                "give the container a file of its own; if all rows may go, delete the file"
        ),
        Self(
            id: "migration.other-type",
            sentence: "There are values that can't be converted to the property's new type.",
            example:
                "`String` becomes `Int`",
            remedy:
                "`store.fill` in a manual stage, nil for all objects before it in a stage's"
                + " `willMigrate`, or a property with another name"
        ),
        Self(
            id: "migration.row-does-not-fit",
            sentence: "Rows have values that the model no longer allows.",
            example:
                "an enum loses the case `done`; `0...9` becomes `0...5`; `Int`"
                + " becomes `Int16`",
            remedy:
                "keep what rows have allowed until they have been changed"
        ),
        Self(
            id: "migration.several-members",
            sentence: "Rows have more members than the relationship may have now.",
            example:
                "`var tags: [Tag]` becomes `var tag: Tag?`, and a row has two; or two"
                + " relationships become inverses, and contradict each other",
            remedy:
                "remove all members but one first"
        ),
        Self(
            id: "migration.unknown-version",
            sentence: "The file's model isn't a version of the migration plan.",
            example:
                "the file has none of the versions of a plan with code in its stages,"
                + " which would be skipped",
            remedy:
                "add the model that wrote the file as a version, or correct the"
                + " version that it should be"
        ),
        Self(
            id: "migration.would-remove",
            sentence: "The model lacks what the file has, and `.keepingData` forbids removing"
                + " it.",
            example:
                "a property is removed, under `.keepingData`",
            remedy:
                "open the file with `.automatic` once the values may go"
        ),
    ]
}
