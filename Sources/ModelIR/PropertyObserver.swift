/// The time at which the text of an observer runs, and the names in it that have a special meaning.
///
/// For example: `didSet { if title.isEmpty { title = oldValue } }` runs after the change, names the
/// old value `oldValue`, and sets the property itself.
package struct PropertyObserver: Hashable, Sendable, Codable {
    package var moment: Moment
    /// The name in the text of the new value before the change, or of the old value after it; `nil`
    /// if the text doesn't use that value.
    package var parameter: String?
    /// The byte offsets in the text of the names that refer to the property itself: assigning to
    /// them doesn't run an observer.
    package var ownReferences: [Int]

    package init(moment: Moment, parameter: String?, ownReferences: [Int]) {
        self.moment = moment
        self.parameter = parameter
        self.ownReferences = ownReferences
    }

    package enum Moment: String, Hashable, Sendable, Codable {
        case beforeChange
        case afterChange
    }
}
