import ModelIR

/// Returns the differences between two versions of a model of tables that another program made.
///
/// Code for SQLite opens such a database as it is, and programs change its tables in migrations of their
/// own. In other stores, the model is like any other, except that tables can't say former names.
func changesOfExistingTables(_ differences: [Difference], in store: StoreKind) -> [Difference] {
    differences.map { difference in
        guard store == .sqlite else {
            guard let advice = difference.advice, advice.contains("elementID=") else {
                return difference
            }
            let place = ", in a model file that 'modelgen convert' writes: tables can't say it"
            return difference.with(difference.effect, advice: advice + place)
        }
        if difference.effect == .sameStore { return difference }
        return unneededParts.contains(difference.id)
            ? difference.with(.sameStore, advice: nil)
            : difference.with(.needsStage, advice: ownMigration)
    }
}

private let ownMigration =
    "change the tables in a migration of your own, before the new code opens the file: the store doesn't"

/// The differences in parts of a database that the new code doesn't need.
private let unneededParts: Set<String> = [
    "attribute.removed", "entity.removed", "index.added", "index.changed", "index.removed",
    "relationship.removed",
]

extension Difference {
    fileprivate func with(_ effect: StoreEffect, advice: String?) -> Difference {
        Difference(
            id: id,
            effect: effect,
            subject: subject,
            message: message,
            question: effect == .needsStage ? question : nil,
            advice: advice,
            breakage: breakage,
            old: old,
            new: new
        )
    }
}
