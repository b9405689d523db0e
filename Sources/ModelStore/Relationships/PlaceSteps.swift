/// The numbers that say the order of members: they grow by steps, so that a member put between two others
/// finds room.
struct PlaceSteps: Sendable {
    let step: Int64
    /// What every number is higher than.
    let floor: Int64
    /// The highest number there may be.
    let last: Int64

    static let own = Self(step: 1 << 20, floor: .min, last: .max)

    /// Core Data reads 32 bits without a sign.
    static let coreData = Self(step: 1 << 10, floor: 0, last: Int64(Int32.max))
}
