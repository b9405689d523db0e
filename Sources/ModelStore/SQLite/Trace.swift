import CSQLite
import Foundation

/// A statement that was run, for logs.
///
/// For example: printed by `configuration.trace = TraceSettings { print($0) }`.
public struct TracedStatement: Hashable, Sendable, CustomStringConvertible {
    /// The statement with its values. For example: `SELECT … WHERE "_pk" = 17`.
    public let sql: String
    /// How many seconds it ran, until its last row was read. For example: 0.0004.
    public let seconds: TimeInterval
    /// SQLite's query plan, line by line, where it was asked for. For example: `["SCAN Person"]`.
    public let plan: [String]

    /// The time, the statement and its plan. For example: `0.400 ms SELECT …`.
    public var description: String {
        let time = String(format: "%.3f ms", seconds * 1000)
        return (["\(time) \(sql)"] + plan.map { "    \($0)" }).joined(separator: "\n")
    }
}

/// What is shown of the statements that are run.
///
/// For example: `TraceSettings(includesPlan: true) { print($0) }`.
public struct TraceSettings: Sendable {
    let includesPlan: Bool
    let show: @Sendable (TracedStatement) -> Void

    /// Shows a server's statement.
    package func show(_ sql: String, seconds: TimeInterval) {
        show(TracedStatement(sql: sql, seconds: seconds, plan: []))
    }

    /// Shows every statement when it has ended; with SQLite's query plan, if that is asked for.
    ///
    /// For example: `TraceSettings(includesPlan: true) { print($0) }`.
    public init(
        includesPlan: Bool = false,
        show: @escaping @Sendable (TracedStatement) -> Void
    ) {
        self.includesPlan = includesPlan
        self.show = show
    }
}

/// The trace of one connection.
final class Trace {
    private let settings: TraceSettings
    private var plans: [String: [String]] = [:]

    init(_ settings: TraceSettings) {
        self.settings = settings
    }

    /// The connection owns the trace, and so outlives every call.
    func attach(to handle: OpaquePointer) {
        sqlite3_trace_v2(
            handle,
            UInt32(SQLITE_TRACE_PROFILE),
            { _, trace, statement, nanoseconds in
                guard let trace, let statement, let nanoseconds else { return 0 }
                trace.object(as: Trace.self).show(
                    OpaquePointer(statement),
                    nanoseconds.load(as: Int64.self)
                )
                return 0
            },
            callbackContext(self)
        )
    }

    /// Asks for the plan before the statement runs for the first time.
    func prepare(_ sql: String, on handle: OpaquePointer) throws {
        guard settings.includesPlan, plans[sql] == nil else { return }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, "EXPLAIN QUERY PLAN " + sql, -1, &statement, nil)
        guard code == SQLITE_OK else { return }
        defer { sqlite3_finalize(statement) }
        plans["EXPLAIN QUERY PLAN " + sql] = []
        var plan: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            plan.append(sqlite3_column_text(statement, 3).map { String(cString: $0) } ?? "")
        }
        plans[sql] = plan
    }

    private func show(_ statement: OpaquePointer, _ nanoseconds: Int64) {
        let sql = sqlite3_sql(statement).map { String(cString: $0) } ?? ""
        if sql.hasPrefix("EXPLAIN QUERY PLAN ") { return }
        let expanded = sqlite3_expanded_sql(statement)
        defer { sqlite3_free(expanded) }
        settings.show(
            TracedStatement(
                sql: expanded.map { String(cString: $0) } ?? sql,
                seconds: Double(nanoseconds) / 1e9,
                plan: plans[sql] ?? []
            )
        )
    }
}
