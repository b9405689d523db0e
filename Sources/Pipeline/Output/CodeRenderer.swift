import Diagnostics
import Mustache
import Output
import ParallelMap
import SharedLowering
import ValuesLowering
import VersionLowering

/// Renders the lowered parts of a model, and its value types, into files.
struct CodeRenderer<Parts: LoweredModel> {
    let layout: Layout
    /// The maximum number of characters in a line before it is broken.
    let width: Int
    let template: Template<Parts.FileView>
    /// `nil` if no model has value types.
    let valuesTemplate: Template<ValuesFileView>?
    /// `nil` unless the user asked for older versions.
    let versionTemplates: VersionTemplates?

    /// - Parameter named: The file for each input, if the caller specifies them; `nil` leaves that
    ///   to the layout.
    func files(
        _ code: LoweredCode<Parts>,
        named: [InputFile]?,
        diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        if let named { return files(code, as: named, &diagnostics) }
        return switch layout {
        case .entity: filePerPart(code, &diagnostics) + versionFiles(code)
        case .single: [singleFile(code, &diagnostics)] + versionFiles(code)
        }
    }

    private func filePerPart(
        _ code: LoweredCode<Parts>,
        _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let origin = code.input.origin
        let files = concurrentMap(code.parts.indices) { index in
            let part = code.parts.lowered(index)
            return (file(part.name, nil, part.view, origin), part.diagnostics)
        }
        for (_, found) in files { diagnostics.report(contentsOf: found) }
        return files.map(\.0) + (code.values.map { [file("Values", $0, nil, origin)] } ?? [])
    }

    private func singleFile(
        _ code: LoweredCode<Parts>,
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedFile {
        let entities = Parts.merged(lowered(code.parts, &diagnostics).map(\.view))
        return file(code.name, code.values, entities, code.input.origin)
    }

    private func lowered(
        _ parts: Parts,
        _ diagnostics: inout DiagnosticSink
    ) -> [LoweredPart<Parts.FileView>] {
        let lowered = concurrentMap(parts.indices) { parts.lowered($0) }
        for part in lowered { diagnostics.report(contentsOf: part.diagnostics) }
        return lowered
    }

    /// Returns a file for each input of a model, even if that declares nothing.
    private func files(
        _ code: LoweredCode<Parts>,
        as named: [InputFile],
        _ diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let files = named.filter { code.input.paths.contains($0.input) }
        let owners = SourceOwners(inputs: files.map(\.input), sources: code.sources)
        let lowered = lowered(code.parts, &diagnostics)
        return files.enumerated().map { index, file in
            let views = lowered.filter { owners.owns(index, source: $0.source) }.map(\.view)
            var values = code.values
            values?.types.removeAll { !owners.owns(index, source: $0.source) }
            values?.sourceDeclarations.removeAll { !owners.owns(index, source: $0.source) }
            let entities = views.isEmpty ? nil : Parts.merged(views)
            let versions = index == 0 ? code.versions : nil
            return GeneratedFile(path: file.name, origin: ModelInput.origin(of: file.input)) {
                render(values.flatMap { $0.isEmpty ? nil : $0 }, entities, versions, into: &$0)
            }
        }
    }

    private func file(
        _ name: String,
        _ values: ValuesFileView?,
        _ entities: Parts.FileView?,
        _ origin: String
    ) -> GeneratedFile {
        GeneratedFile(path: name + ".swift", origin: origin) {
            render(values, entities, into: &$0)
        }
    }

    /// Renders what a file holds. The values come first, as in the order of dependence, with the imports of both.
    private func render(
        _ values: ValuesFileView?,
        _ entities: Parts.FileView?,
        _ versions: LoweredVersions? = nil,
        into bytes: inout [UInt8]
    ) {
        var (values, entities) = (values, entities)
        let heads = [values?.head, entities?.head, versions?.head].compactMap(\.self)
        let head = heads.dropFirst().reduce(heads.first) { $0?.merged(with: $1) }
        values?.head = head
        entities?.head = values == nil ? head : nil
        if let values { valuesTemplate?.render(values, width: width, into: &bytes) }
        if let entities { template.render(entities, width: width, into: &bytes) }
        let isFirst = values == nil && entities == nil
        if let versions { render(versions, isFirst ? head : nil, into: &bytes) }
    }
}
