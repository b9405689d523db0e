/// The relationships of a class that `clone` can exclude.
///
/// Generated enums conform to it. For example: `Trip.CloneBranch.legs`, as in
/// `trip.clone(excluding: [.legs])`, and `Leg.CloneBranch.remarks`, as in
/// `trip.clone(excludingEverywhere: [Leg.CloneBranch.remarks])`.
public protocol CloneBranches: CaseIterable, Hashable, Sendable {}
