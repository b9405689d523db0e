/// The relationships of a class that a copy can be made without.
///
/// Generated enums conform. For example: `Trip.CloneBranch.legs`, as in
/// `trip.clone(excluding: [.legs])`, and `Leg.CloneBranch.remarks`, as in
/// `trip.clone(excludingEverywhere: [Leg.CloneBranch.remarks])`.
public protocol CloneBranches: CaseIterable, Hashable, Sendable {}
