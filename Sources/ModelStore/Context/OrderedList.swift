/// An ordered list by its owner's row: several objects of one save may stand for the row.
struct OrderedList: Hashable {
    let root: Int
    /// The number of the relationship.
    let number: Int
    /// The owner's key.
    let key: Int64

    init?(_ list: MemberList) {
        guard let root = list.owner.registration?.info.root else { return nil }
        self.root = root
        number = list.number
        key = list.owner.key
    }
}
