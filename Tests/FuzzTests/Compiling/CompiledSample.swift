import Diagnostics
import Foundation
import ModelIR
import Pipeline
import TestSupport

/// The first generated models of every seed, written as modules, each in a folder of its own.
struct CompiledSample {
    let folder: TemporaryFolder
    /// The paths of the modules.
    private(set) var modules: [String] = []
    /// Those without a name that fills half a line, where no layout is good, and without a default
    /// value that is too long for its line.
    private(set) var modulesToFormat: [String] = []

    init() throws {
        folder = try TemporaryFolder(name: "fuzz-modules")
        // From the end, where the shorter run has not been.
        let cases = Amount.seeds.map { Amount.models(of: $0).reversed() as [CaseName] }
        for index in 0..<(cases.map(\.count).min() ?? 0) {
            for names in cases where modules.count < Amount.compiled { try add(names[index]) }
        }
    }

    private mutating func add(_ name: CaseName) throws {
        let test = FuzzCase(name)
        let input = try CaseFolder(test)
        var options = input.options(test)
        // What compiles elsewhere than on an Apple system needs no gate.
        options.target = .coredata
        var sink = DiagnosticSink()
        let pipeline = Pipeline(options)
        guard let files = pipeline.output(diagnostics: &sink)?.files, !files.isEmpty,
            let model = pipeline.model(diagnostics: &sink), let support = supportCode(for: model),
            files.allSatisfy({ $0.path.utf8.count <= 255 })
        else { return }
        let module = "\(name.seed)-\(name.number)"
        for file in files {
            try folder.write(
                String(decoding: file.content, as: UTF8.self),
                to: "\(module)/\(file.path)"
            )
        }
        if !support.isEmpty { try folder.write(support, to: "\(module)/UserClasses.swift") }
        let path = folder.url.appending(path: module).path
        modules.append(path)
        if files.allSatisfy({ hasPromisedLayout($0.content) }) { modulesToFormat.append(path) }
    }
}

private func hasPromisedLayout(_ content: [UInt8]) -> Bool {
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    return lines.allSatisfy { line in
        let isNameLong = line.split { !($0 == "_" || $0.isLetter || $0.isNumber) }
            .contains { $0.count > 50 }
        return !isNameLong && !holdsLongDefault(line)
    }
}
