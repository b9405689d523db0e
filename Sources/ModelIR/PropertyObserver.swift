/// When the text of an observer runs, and which names in it mean something special.
///
/// For example: of `didSet { if title.isEmpty { title = oldValue } }`, which runs after the change,
/// names the old value `oldValue`, and sets the property itself.
package struct PropertyObserver: Hashable, Sendable, Codable {
    package var moment: Moment
    /// What the text calls the new value before the change, or the old one after it; nil where it
    /// does not use that.
    package var parameter: String?
    /// The places in the text, in bytes, of the names that stand for the property itself: it changes
    /// there without running an observer.
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
