import Configuration
import Diagnostics
import Foundation
import ModelIR
import Pipeline
import TestSupport
import Testing

/// Damaged configurations give settings or errors, and runs with them files or errors.
@Suite struct ConfigurationFuzzTests {
    @Test(arguments: Amount.seeds)
    func damagedConfigurationsGiveSettingsOrErrors(_ seed: Int) throws {
        let folder = try TemporaryFolder(name: "configurations")
        var failures = Failures()
        var watch = CaseWatch()
        var read = 0
        for name in Amount.configurations(of: seed) {
            try watch.run(name) {
                var random = name.random
                let bytes = damagedConfiguration(&random)
                let found = try problems(bytes, in: folder, isRun: random.isOne(in: 5), &read)
                failures.add(found, of: name)
            }
        }
        let count = Amount.configurations(of: seed).count
        print("configurations of seed \(seed): \(read) of \(count) read; \(watch)")
        failures.record()
        if count >= 100 { #expect(read > count / 20) }
    }

    private func problems(
        _ bytes: [UInt8],
        in folder: TemporaryFolder,
        isRun: Bool,
        _ read: inout Int
    ) throws -> [String] {
        let path = folder.path + "modelgen.json"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        var sink = DiagnosticSink()
        let file = ConfigurationFile.read(path, diagnostics: &sink)
        var problems = checkDiagnostics(sink.sorted)
        if (file == nil) != sink.hasErrors { problems.append("settings and errors, or neither") }
        var again = DiagnosticSink()
        let second = ConfigurationFile.read(path, diagnostics: &again)
        if second != file || again.sorted != sink.sorted { problems.append("read differently") }
        guard let file else { return problems }
        read += 1
        return isRun ? problems + self.problems(running: file) : problems
    }

    /// A run over a model that most seeds speak of.
    private func problems(running file: ConfigurationFile) -> [String] {
        let model =
            repositoryRoot.path
            + "/Tests/Golden/configuration-mistakes/input/Diary.xcdatamodeld"
        var options = GenerateOptions(inputs: [model, "Values.swift"])
        options.settings = ModelSettings(file, isForAllInputs: true)
        var sink = DiagnosticSink()
        let reader = SampleValues(file: model + "/Diary.xcdatamodel/contents")
        let output = Pipeline(options, swiftReader: reader).output(diagnostics: &sink)
        var problems = checkDiagnostics(sink.sorted) + checkFiles(output?.files ?? [])
        if (output == nil) != sink.hasErrors { problems.append("files and errors, or neither") }
        return problems
    }
}

/// Value types, as if a Swift file declared them.
private struct SampleValues: SwiftReader {
    /// Where diagnostics are to lead.
    let file: String

    func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])] { [] }

    func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        let file = OriginFile(file)
        let origin = Origin(file: file, position: .init(line: 1, column: 1))
        var model = Model(name: name, sources: [file], origin: origin)
        let part = { (label: String, type: AttributeType) in
            Part(label: label, type: .stored(type), origin: origin)
        }
        let city = ChoiceType.Case(name: "city", parts: [part("name", .string)], origin: origin)
        let point = ChoiceType.Case(
            name: "point",
            parts: [part("latitude", .double)],
            origin: origin
        )
        let period = StructureType(parts: [part("start", .date), part("end", .date)])
        model.valueTypes = [
            ValueType(
                name: "Title",
                kind: .validated(ValidatedType(rawType: .string, rules: [])),
                origin: origin
            ),
            ValueType(name: "Period", kind: .structure(period), origin: origin),
            ValueType(
                name: "Place",
                kind: .choice(ChoiceType(cases: [city, point])),
                origin: origin
            ),
        ]
        return model
    }
}
