import Diagnostics
import Files
import ModelIR

/// Reads models of which each line is an entity. For example: `entity Note: text:string, size:double`.
package struct LineModelReader {
    package init() {}

    /// The model of a file; `nil` if there is an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        guard let bytes = try? readFile(path) else {
            let place = SourceLocation(file: path)
            let message = "'\(path)' can't be read"
            diagnostics.report(Diagnostic(.error, "path.unreadable", at: place, message))
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let name = String(lastComponent(of: path).prefix { $0 != "." })
        let file = OriginFile(path)
        var model = Model(name: name, sources: [file], origin: .start(of: file))
        model.entities = lines.enumerated().compactMap { line, text in
            entity(text, Origin(file: file, position: .init(line: line + 1, column: 1)))
        }
        return model
    }

    private func entity(_ line: Substring, _ origin: Origin) -> Entity? {
        let words = line.split { " :,".contains($0) }.map(String.init)
        guard words.count > 1, words[0] == "entity" else { return nil }
        var entity = Entity(name: words[1], origin: origin)
        entity.classReference = .named(words[1])
        for index in stride(from: 2, to: words.count - 1, by: 2) {
            let type: AttributeType = words[index + 1] == "double" ? .double : .string
            entity.attributes.append(Attribute(name: words[index], type: type, origin: origin))
        }
        return entity
    }
}
