/// One change of a to-many.
enum MemberEdit {
    case add(ModelObject)
    case insert(ModelObject, Int)
    case remove(ModelObject)
    case removeAll
}

/// The changes of one access in place, and their result once it is read.
final class MemberDraft {
    private let first: MemberEdit
    private var others: [MemberEdit] = []
    private var result: MemberStorage?

    init(_ edit: MemberEdit) {
        first = edit
    }

    var edits: [MemberEdit] { [first] + others }

    func add(_ edit: MemberEdit) {
        others.append(edit)
        result?.apply(edit)
    }

    func copy() -> MemberDraft {
        let copy = MemberDraft(first)
        copy.others = others
        return copy
    }

    func storage(from base: MemberStorage) -> MemberStorage {
        if let result { return result }
        let new = base.copy()
        for edit in edits { new.apply(edit) }
        result = new
        return new
    }
}

extension MemberDraft {
    /// Goes through the changes without making a list of a single one.
    func forEach(_ body: (MemberEdit) -> Void) {
        body(first)
        for edit in others { body(edit) }
    }
}
