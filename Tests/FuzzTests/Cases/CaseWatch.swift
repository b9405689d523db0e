/// Runs the cases of a test, each under observation, and knows which took longest.
///
/// What takes longer than the others is a first sign of work that grows faster than its input.
struct CaseWatch: CustomStringConvertible {
    private var slowest: (name: CaseName, time: Duration)?

    mutating func run<Result>(_ name: CaseName, _ body: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        defer {
            let time = clock.now - start
            if time > slowest?.time ?? .zero { slowest = (name, time) }
        }
        return try CaseMonitor.shared.observe(name, body)
    }

    /// For example: `the slowest, 1:49, took 312 ms`
    var description: String {
        guard let slowest else { return "no case ran" }
        return "the slowest, \(slowest.name), took \(Int(slowest.time / .milliseconds(1))) ms"
    }
}
