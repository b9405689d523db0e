// MARK: `HistoryDescriptor`
// lacks: the store keeps no history
_ = HistoryDescriptor<DefaultHistoryTransaction>()

// MARK: `DefaultHistoryToken`
// lacks: the store keeps no history
let token: DefaultHistoryToken? = nil
_ = token

// MARK: `HistoryChange`
// lacks: the store keeps no history
func take(_ change: HistoryChange) {}

// MARK: `DataStore`
// lacks: the store is SQLite; no other can take its place
func take<Store: DataStore>(_ store: Store) {}

// MARK: `DataStoreConfiguration`
// lacks: the store is SQLite; no other can take its place
func take<Configuration: DataStoreConfiguration>(_ configuration: Configuration) {}

// MARK: `DefaultStore`
// lacks: the store is SQLite; no other can take its place
func take(_ store: DefaultStore) {}

// MARK: `SwiftDataError`
do {
    try context.save()
} catch SwiftDataError.modelValidationFailure {
    print("invalid")
} catch let error as SwiftDataError where error == .unsupportedPredicate {
    print(error)
}

// MARK: `@Query`
// lacks: it updates views, and Linux has no SwiftUI
struct TravelerList {
    @Query var travelers: [Traveler]
}

// MARK: `ResultsObserver`
// lacks: `context.results(of:)` follows a fetch: see Observation
func take(_ results: ResultsObserver<Traveler>) {}
