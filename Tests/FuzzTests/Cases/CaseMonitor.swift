import Foundation

/// Ends the test process with the name of a case that crashes, or takes longer than it may.
///
/// Neither can be caught inside the process, so the name has to be told before it is gone.
final class CaseMonitor: @unchecked Sendable {
    static let shared = CaseMonitor()

    /// Far more than any case needs, on a busy machine, too.
    private static let limit: TimeInterval = 20

    // Sendable, because both are private, `lock` never changes, and `running` is only touched in
    // `withLock`; names and dates are values. The table for crashes is of plain bytes instead, as
    // a signal handler can take no lock.
    private let lock = NSLock()
    private var running: [Int: (name: CaseName, start: Date)] = [:]

    private init() {
        for signalNumber in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
            signal(signalNumber, tellRunningCases)
        }
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 1)
                endIfLate()
            }
        }
    }

    /// Runs a case under observation.
    func observe<Result>(_ name: CaseName, _ body: () throws -> Result) rethrows -> Result {
        let slot = lock.withLock {
            let slot = (0...running.count).first { running[$0] == nil } ?? running.count
            running[slot] = (name, Date())
            return slot
        }
        CrashTable.write("FuzzTests: a crash; one of the running cases is \(name)\n", to: slot)
        defer {
            CrashTable.write("", to: slot)
            lock.withLock { running[slot] = nil }
        }
        return try body()
    }

    private func endIfLate() {
        let late = lock.withLock {
            running.values.first { Date().timeIntervalSince($0.start) > Self.limit }
        }
        guard let late else { return }
        let text = "FuzzTests: the case \(late.name) takes more than \(Int(Self.limit)) seconds\n"
        FileHandle.standardError.write(Data(text.utf8))
        exit(1)
    }
}

/// What is printed at a crash: a line for each running case.
private enum CrashTable {
    static let slots = 32
    static let width = 128

    // The pointer never changes. A slot is written by the one thread that holds its number, and
    // handed on under the monitor's lock; who reads is a signal handler, at the process's end, to
    // which a line that is being written may show half.
    nonisolated(unsafe) static let lines: UnsafeMutablePointer<UInt8> = {
        let lines = UnsafeMutablePointer<UInt8>.allocate(capacity: slots * width)
        lines.initialize(repeating: 0, count: slots * width)
        return lines
    }()

    /// More cases at a time than there are slots are not told.
    static func write(_ text: String, to slot: Int) {
        guard slot < slots else { return }
        var next = slot * width
        for byte in text.utf8.prefix(width - 1) {
            lines[next] = byte
            next += 1
        }
        lines[next] = 0
    }
}

/// Prints the table, and lets the signal take its course.
private func tellRunningCases(_ signalNumber: Int32) {
    for slot in 0..<CrashTable.slots {
        let line = CrashTable.lines + slot * CrashTable.width
        var length = 0
        while line[length] != 0 { length += 1 }
        _ = write(2, line, length)
    }
    signal(signalNumber, SIG_DFL)
    raise(signalNumber)
}
