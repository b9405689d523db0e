/// One change of a to-many.
enum MemberEdit {
    case add(ModelObject)
    case insert(ModelObject, Int)
    case remove(ModelObject)
    case removeAll
}
