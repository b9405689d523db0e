/// The reason why libclang doesn't parse headers.
enum LibclangProblem: Error, Equatable {
    /// The library can't be loaded, with the reason.
    case unavailable(String)
    case crashed
    case tookTooLong
    case failed(String)

    /// The problem as a line, in which processes exchange it.
    var line: String {
        switch self {
        case .unavailable(let reason): factLine("unavailable", [reason])
        case .crashed: factLine("crashed", [])
        case .tookTooLong: factLine("tookTooLong", [])
        case .failed(let reason): factLine("failed", [reason])
        }
    }

    /// The problem of a text that isn't facts.
    init?(text: [UInt8]) {
        var row = FactRow(line: text.prefix { $0 != 10 })
        switch row.kind {
        case "unavailable": self = .unavailable(row.next())
        case "crashed": self = .crashed
        case "tookTooLong": self = .tookTooLong
        case "failed": self = .failed(row.next())
        default: return nil
        }
    }
}
