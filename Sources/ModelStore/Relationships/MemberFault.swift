/// The source of a relationship's stored members.
struct MemberFault {
    private let lifetime: ContextLifetime
    private let key: Int64
    private let entity: Int32
    private let number: Int32

    init(_ context: ModelContext, entity: Int, key: Int64, number: Int) {
        lifetime = context.lifetime
        self.key = key
        self.entity = Int32(entity)
        self.number = Int32(number)
    }

    /// Loads the members of the storage, and those of owners that are likely to be asked for next.
    func load(into storage: MemberStorage) {
        let context = alive
        context.loadMembers(of: key, context.entities[Int(entity)], Int(number), into: storage)
    }

    func count(into storage: MemberStorage) {
        let context = alive
        context.countMembers(of: key, context.entities[Int(entity)], Int(number), into: storage)
    }

    private var alive: ModelContext {
        guard let context = lifetime.context else {
            ContextLifetime.stop(loading: "members of a relationship")
        }
        return context
    }
}
