/// What a difference means for the files that the old version wrote.
package enum StoreEffect: String, Hashable, Sendable, CaseIterable {
    /// The new version uses the file unchanged.
    case sameStore = "same-store"
    /// Opening the file converts it, whatever rows it holds.
    case automatic
    /// Some files don't open, or lose data, unless somebody writes a stage or a mapping model.
    case needsStage = "needs-stage"
    /// Opening the file drops values or changes their meaning.
    case losesData = "loses-data"
}

extension StoreEffect: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.harm < right.harm }

    private var harm: Int {
        switch self {
        case .sameStore: 0
        case .automatic: 1
        case .needsStage: 2
        case .losesData: 3
        }
    }
}
