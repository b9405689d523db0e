import CoreDataLowering
import Diagnostics
import Mustache
import Output
import ParallelMap

/// Lowers the parts of a model and renders them into files.
struct CoreDataRenderer {
    let layout: Layout
    let template: Template<EntityFileView>

    func files(
        _ parts: CoreDataParts,
        model: String,
        origin: String,
        diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        switch layout {
        case .entity:
            let files = concurrentMap(parts.indices) { index in
                let part = parts.lowered(index)
                return (file(part.name, part.view, origin), part.diagnostics)
            }
            for (_, found) in files { diagnostics.report(contentsOf: found) }
            return files.map(\.0)
        case .single:
            let lowered = concurrentMap(parts.indices) { parts.lowered($0) }
            for part in lowered { diagnostics.report(contentsOf: part.diagnostics) }
            return [file(model, EntityFileView(merging: lowered.map(\.view)), origin)]
        }
    }

    private func file(
        _ name: String,
        _ view: EntityFileView,
        _ origin: String
    ) -> GeneratedFile {
        GeneratedFile(path: name + ".swift", origin: origin) { template.render(view, into: &$0) }
    }
}
