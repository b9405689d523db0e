/// Declarations of names that headers use and don't declare, so that libclang can parse the rest.
struct Repairs {
    private(set) var lines: [String] = []
    private(set) var problems: [ProblemFact] = []
    private var done: Set<String> = []
    private var reordered: Set<String> = []

    /// The declarations, for the beginning of the source.
    var text: String { lines.joined() }

    /// Declares a name once; returns whether it's new.
    mutating func add(
        _ name: String,
        _ kind: ProblemFact.Kind,
        at place: FactPlace,
        _ line: String
    ) -> Bool {
        guard addQuietly(line) else { return false }
        if !problems.contains(where: { $0.kind == kind && $0.text == name }) {
            problems.append(ProblemFact(kind: kind, text: name, place: place))
        }
        return true
    }

    /// Declares a name whose meaning is clear; returns whether it's new.
    mutating func addQuietly(_ line: String) -> Bool {
        guard done.insert(line).inserted else { return false }
        lines.append(line + "\n")
        return true
    }

    /// Returns whether headers haven't been reordered for a name yet.
    mutating func reorder(for name: String) -> Bool { reordered.insert(name).inserted }
}
