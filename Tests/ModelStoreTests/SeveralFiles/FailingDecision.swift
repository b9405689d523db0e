import Foundation
import ModelStore
import Testing

/// A save whose last commit fails, as nothing can be written any more.
struct FailingDecision {
    private let files: TwoFiles

    init(_ files: TwoFiles) {
        self.files = files
    }

    /// - Parameter untilUndone: whether the files can be written to again as soon as the save is
    ///   being undone, or only later.
    func run(untilUndone: Bool) throws {
        signal(SIGXFSZ, SIG_IGN)
        let before = try files.contents()
        let (isArmed, isLimited) = (Switch(), Switch())
        let context = try ModelContext(
            files.container { one, two in
                one.trace = TraceSettings { statement in
                    // The first that undoing does.
                    if isArmed.isOn, untilUndone, isLimited.isOn,
                        statement.sql == "BEGIN IMMEDIATE"
                    {
                        limitFiles(to: nil)
                    }
                }
                two.trace = TraceSettings { statement in
                    guard isArmed.isOn else { return }
                    if statement.sql == "COMMIT", !isLimited.isOn {
                        isLimited.isOn = true
                        limitFiles(to: 0)
                    }
                }
            }
        )
        try files.change(context)
        isArmed.isOn = true
        #expect(throws: StoreError.self) { try context.save() }
        isArmed.isOn = false
        #expect((try files.contents() == before) == untilUndone)
        limitFiles(to: nil)
        #expect(try files.count() == 1)
        #expect(context.hasChanges)
        try context.save()
        #expect(try files.count() == 2)
        #expect(try Database(files.second).integer("SELECT count(*) FROM Person") == 2)
        #expect(try Database(files.second).integer("SELECT count(*) FROM Photo") == 1)
        #expect(try files.leftovers() == 0)
        try context.checkIntegrity()
    }
}

/// Writing beyond a size fails from here on.
private func limitFiles(to bytes: Int?) {
    var limit = rlimit()
    #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        let resource = RLIMIT_FSIZE
    #endif
    getrlimit(resource, &limit)
    limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
    precondition(setrlimit(resource, &limit) == 0)
}
