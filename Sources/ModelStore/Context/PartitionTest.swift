import ModelTypes

/// A condition that tells a server in which partitions rows are.
///
/// For example: ` AND t0."accountID" IN (?3, ?4)`. Empty in a file, and for what isn't distributed.
struct PartitionTest {
    private(set) var sql = ""
    /// The values of the parameters.
    private(set) var values: [Constant] = []
    private var start = 0

    /// No condition.
    init() {}

    /// - Parameters:
    ///   - columns: as the statement names them; all of them have the same key.
    ///   - values: the possible keys; none if they aren't known.
    ///   - start: how many parameters the statement has without the test.
    init(_ columns: [String], _ values: Set<Constant>, behind start: Int) {
        self.start = start
        guard let last = values.first else { return }
        self.values = Array(values)
        // Few statements serve all lists.
        self.values += Array(repeating: last, count: rounded(values.count) - values.count)
        let list = self.values.indices.map { "?\(start + $0 + 1)" }.joined(separator: ", ")
        sql = columns.map { " AND \($0) IN (\(list))" }.joined()
    }

    func bind(to statement: Statement) {
        for (number, value) in values.enumerated() { statement.bind(start + number, value) }
    }
}

extension ModelObject {
    /// The distribution key of the object's row on a server; `nil` if it has none, or gets another one.
    final var storedDistributionKey: Constant? {
        guard let registration, let key = registration.info.distributionKey,
            isStored || isDeleted, registration.context.store.isRemote,
            changes & registration.info.distributionMask == 0
        else { return nil }
        return recordedValues([key]).first
    }
}

extension RelationshipInfo {
    /// The keys of the rows that related objects of some owners have; empty if one of them isn't known.
    ///
    /// The database ensures that related rows have the same key.
    func distributionKeys(of owners: some Collection<ModelObject?>) -> Set<Constant> {
        guard sharesKey else { return [] }
        var keys: Set<Constant> = []
        for owner in owners {
            guard let key = owner?.storedDistributionKey else { return [] }
            keys.insert(key)
        }
        return keys
    }
}

extension ModelContext {
    /// In which partitions a server finds the members of some owners.
    ///
    /// - Parameters:
    ///   - columns: those with the key, as the statement names them.
    ///   - start: how many parameters the statement has without the test.
    func partitionTest(
        _ relationship: RelationshipInfo,
        _ columns: @autoclosure () -> [String],
        _ owners: @autoclosure () -> [ModelObject?],
        behind start: Int
    ) -> PartitionTest {
        guard relationship.sharesKey, store.isRemote else { return PartitionTest() }
        let keys = relationship.distributionKeys(of: owners())
        return PartitionTest(columns(), keys, behind: start)
    }

    /// The column with the key of a relationship's members, or of its pairs. For example:
    /// `m."accountID"`.
    func keyColumn(of relationship: RelationshipInfo, _ alias: String) -> String {
        relationship.join == nil
            ? entities[relationship.destination].info.distributionColumn(alias)
            : alias + quoted(Distribution.joinColumn)
    }
}

extension EntityInfo {
    /// The column of the distribution key, as statements name it. For example: `t0."accountID"`.
    func distributionColumn(_ alias: String = "t0.") -> String {
        distributionKey.map { alias + columnSQL[$0].name } ?? ""
    }
}

extension Connection {
    /// The first column of the first row, if there is one that isn't NULL, for a statement with some keys.
    func integer(_ sql: String, _ keys: [Int64], _ test: PartitionTest) throws -> Int64? {
        let statement = try statement(sql + test.sql)
        for (position, key) in keys.enumerated() { statement.bind(position, key) }
        test.bind(to: statement)
        defer { statement.reset() }
        guard try statement.step(), !statement.isNull(0) else { return nil }
        return statement.integer(0)
    }
}
