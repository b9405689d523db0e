/// Parses headers in this process, as often as names are missing that can be declared for them.
func parseHeaders(
    _ sources: [HeaderSource],
    _ library: Libclang
) throws(LibclangProblem) -> HeaderFacts {
    if let cycle = superclassCycle(sources) { return HeaderFacts(problems: [cycle]) }
    let (sources, problems) = separateGuards(sources)
    var input = ParseInput(sources)
    var unit = try TranslationUnit(input, library)
    var errors = unit.errors
    var rounds = 0
    let finder = RepairFinder(sources)
    while !errors.isEmpty, rounds < 12 {
        guard finder.repair(errors, &input) else { break }
        unit = try TranslationUnit(input, library)
        errors = unit.errors
        rounds += 1
    }
    var facts = SyntaxReader(unit, sources.map(\.path)).facts
    facts.inactive = inactiveMembers(unit.skippedParts, SourceIndex(sources))
    facts.problems +=
        problems + input.repairs.problems
        + errors.filter { !finder.isOfConstantsInSeveralHeaders($0) }
        .prefix(shownErrors).compactMap { problem($0, input) }
    return facts
}

/// More errors don't help anyone.
private let shownErrors = 200

/// The problem that an error is for the user; `nil` if it doesn't matter for models.
private func problem(_ error: ClangError, _ input: ParseInput) -> ProblemFact? {
    if error.message.contains("'@import' when modules are disabled") { return nil }
    let file = input.sources.firstIndex { $0.path == error.path }
    let place =
        file.map { FactPlace(file: $0, line: error.line, column: error.column) }
        ?? input.endOfHeader(before: error.path == ParseInput.mainFile ? error.line : 0)
    if error.message.hasSuffix("file not found") {
        let name = error.message.split(separator: "'").first.map(String.init) ?? ""
        return ProblemFact(kind: .include, text: name, place: place)
    }
    return ProblemFact(kind: .syntax, text: error.message, place: place)
}
