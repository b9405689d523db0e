import CoreDataLowering
import Diagnostics
import ModelIR
import SharedLowering

@testable import CoreDataModelReader

/// The views of real files: what the project's own models come to.
enum BuiltInViews {
    static func any(_ random: inout Random) -> EntityFileView {
        random.pick(all) ?? EntityFileView()
    }

    private static let all: [EntityFileView] = SeedModel.own.compactMap { seed in
        let start = Origin(file: "contents", position: Origin.Position(line: 1, column: 1))
        let empty = Model(name: "Model", sources: ["contents"], origin: start)
        var sink = DiagnosticSink()
        let text = SourceText(file: "contents", bytes: seed.bytes)
        guard let model = parseModel(empty, text, &sink) else { return nil }
        let options = LoweringOptions(access: .public)
        let parts = CoreDataParts(model, options: options, diagnostics: &sink)
        return EntityFileView(merging: parts.indices.map { parts.lowered($0).view })
    }
}
