import Diagnostics
import Pipeline
import Testing

/// Damaged models give files or errors, and nothing worse.
///
/// Cases are made from `SeedModel` by chance, but always the same: see `CaseName` for running
/// one again, and `Amount` for running others.
@Suite struct ModelFuzzTests {
    @Test(arguments: Amount.seeds)
    func damagedModelsGiveFilesOrErrors(_ seed: Int) throws {
        var failures = Failures()
        var watch = CaseWatch()
        var tally = Tally()
        for name in Amount.models(of: seed) {
            try watch.run(name) {
                failures.add(try problems(name, &tally), of: name)
            }
        }
        print("models of seed \(seed): \(tally); \(watch)")
        failures.record()
    }

    private func problems(_ name: CaseName, _ tally: inout Tally) throws -> [String] {
        let test = FuzzCase(name)
        let folder = try CaseFolder(test)
        let options = folder.options(test)
        var sink = DiagnosticSink()
        let model = Pipeline(options).model(diagnostics: &sink)
        let outcome = CaseOutcome(options, reading: model, sink)
        tally.count(outcome)
        var problems = checkOutcome(outcome) + (model.map(checkRoundTrip) ?? [])
        problems += model.map(checkDeclarations) ?? []
        problems += checkDiagnostics(outcome.diagnostics) + checkFiles(outcome.files ?? [])
        if Amount.isRepeated(name) { problems += checkSame(outcome, CaseOutcome(options)) }
        if name.number % 50 == 0 { problems += try checkOutputFolder(outcome) }
        return problems
    }
}
