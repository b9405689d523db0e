import Diagnostics
import ModelIR
import Mustache
import Output
import ParallelMap
import SharedLowering
import ValuesLowering

/// Lowers the parts of a model and renders them, and its value types, into files.
struct CodeRenderer<Parts: LoweredModel> {
    let layout: Layout
    /// How many characters a line may have before it is broken.
    let width: Int
    let template: Template<Parts.FileView>
    /// Nil where no model has value types.
    let valuesTemplate: Template<ValuesFileView>?

    /// - Parameter values: nil where the model has no value types.
    func files(
        _ parts: Parts,
        values: ValuesFileView?,
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
            return files.map(\.0) + (values.map { [valuesFile($0, origin)] } ?? [])
        case .single:
            let lowered = concurrentMap(parts.indices) { parts.lowered($0) }
            for part in lowered { diagnostics.report(contentsOf: part.diagnostics) }
            let entities = Parts.merged(lowered.map(\.view))
            return [
                values.map { file(model, $0, entities, origin) } ?? file(model, entities, origin)
            ]
        }
    }

    /// A file for each input of a model, always: with what that input declares.
    func files(
        _ parts: Parts,
        values: ValuesFileView?,
        of model: Model,
        as files: [InputFile],
        diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let owners = SourceOwners(inputs: files.map(\.input), sources: model.sources)
        let lowered = concurrentMap(parts.indices) { parts.lowered($0) }
        for part in lowered { diagnostics.report(contentsOf: part.diagnostics) }
        return files.enumerated().map { index, file in
            let views = lowered.filter { owners.owns(index, source: $0.source) }.map(\.view)
            var values = values
            values?.types.removeAll { !owners.owns(index, source: $0.source) }
            values?.declarations.removeAll { !owners.owns(index, source: $0.source) }
            let texts = [
                values.map {
                    $0.isEmpty ? "" : valuesTemplate?.render($0, width: width) ?? ""
                } ?? "",
                views.isEmpty ? "" : template.render(Parts.merged(views), width: width),
            ].filter { !$0.isEmpty }
            return GeneratedFile(path: file.name, origin: ModelInput.origin(of: file.input)) {
                if !texts.isEmpty { $0 += joinedSource(texts).utf8 }
            }
        }
    }

    private func valuesFile(_ view: ValuesFileView, _ origin: String) -> GeneratedFile {
        GeneratedFile(path: "Values.swift", origin: origin) {
            valuesTemplate?.render(view, width: width, into: &$0)
        }
    }

    /// The values come first, as in the order of dependence.
    private func file(
        _ name: String,
        _ values: ValuesFileView,
        _ entities: Parts.FileView,
        _ origin: String
    ) -> GeneratedFile {
        let text = joinedSource([
            valuesTemplate?.render(values, width: width) ?? "",
            template.render(entities, width: width),
        ])
        return GeneratedFile(path: name + ".swift", origin: origin) { $0 += text.utf8 }
    }

    private func file(
        _ name: String,
        _ view: Parts.FileView,
        _ origin: String
    ) -> GeneratedFile {
        GeneratedFile(path: name + ".swift", origin: origin) {
            template.render(view, width: width, into: &$0)
        }
    }
}
