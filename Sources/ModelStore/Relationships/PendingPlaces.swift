/// The stored places that the pending ones of an ordered list are made for.
///
/// Another context may have added members behind them: saving compares.
final class PendingPlaces {
    /// The highest stored place that the list knew of.
    private(set) var known: Int64
    /// What the places of members that were added at the end are higher than: the highest stored place,
    /// or another one if all members were given new places.
    private(set) var start: Int64

    init(known: Int64, start: Int64) {
        (self.known, self.start) = (known, start)
    }

    /// The members are behind another stored place now.
    func follow(_ stored: Int64) { (known, start) = (stored, stored) }
}
