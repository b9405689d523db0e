import Diagnostics
import Files
import Mustache

/// A folder with the user's templates: `*.mustache` in the folder and its subfolders.
struct TemplateFolder {
    /// The path as the user specified it. For example: `Templates/`.
    let path: String

    /// Returns the templates, sorted by path. Reports those that can't be read.
    func sources(diagnostics: inout DiagnosticSink) -> [TemplateSource] {
        do throws(FileProblem) {
            let sources = try files().compactMap { source($0, &diagnostics) }
            reportRepeatedNames(sources, &diagnostics)
            if sources.isEmpty, !diagnostics.hasErrors { reportNone(&diagnostics) }
            return sources
        } catch {
            let isMissing = if case .notFound = error { true } else { false }
            let id = isMissing ? "path.not-found" : "path.unreadable"
            report(.error, id, path, "the folder '\(path)' \(error.message)", &diagnostics)
            return []
        }
    }

    /// Returns the paths of all templates.
    private func files() throws(FileProblem) -> [String] {
        _ = try listFolder(path)
        return FolderWalk.paths(below: path) { isTemplate($0.name) }
    }

    private func isTemplate(_ name: String) -> Bool {
        name.hasSuffix(Self.suffix) && name.utf8.count > Self.suffix.utf8.count
    }

    private static let suffix = ".mustache"
}

extension TemplateFolder {
    private func source(_ file: String, _ diagnostics: inout DiagnosticSink) -> TemplateSource? {
        do throws(FileProblem) {
            let bytes = try readFile(file)
            let text = String(decoding: bytes, as: UTF8.self)
            if text.utf8.elementsEqual(bytes) {
                return TemplateSource(name: name(of: file), path: file, text: text)
            }
            report(.error, "template.not-text", file, "'\(file)' isn't UTF-8 text", &diagnostics)
        } catch {
            let message = "'\(file)' \(error.message)"
            report(.error, "path.unreadable", file, message, &diagnostics)
        }
        return nil
    }

    /// Returns the name of a template. For example: `coredata-entity` for
    /// `Templates/CoreData/coredata-entity.mustache`.
    private func name(of file: String) -> String {
        let last = file.split(separator: "/").last ?? ""
        return String(last.dropLast(Self.suffix.count))
    }

    private func reportRepeatedNames(
        _ sources: [TemplateSource],
        _ diagnostics: inout DiagnosticSink
    ) {
        var paths: [String: String] = [:]
        for source in sources {
            guard let first = paths.updateValue(source.path, forKey: source.name) else { continue }
            let message = "'\(source.name)' is also the name of '\(first)'; rename one of the two"
            report(.error, "template.repeated-name", source.path, message, &diagnostics)
        }
    }

    private func reportNone(_ diagnostics: inout DiagnosticSink) {
        let advice = "'modelgen templates eject \(path)' writes the built-in ones there"
        let message = "there is no template in '\(path)'; \(advice)"
        report(.warning, "template.none", path, message, &diagnostics)
    }

    private func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ file: String,
        _ message: String,
        _ diagnostics: inout DiagnosticSink
    ) {
        let location = SourceLocation(file: file)
        diagnostics.report(Diagnostic(severity, id, at: location, message))
    }
}
