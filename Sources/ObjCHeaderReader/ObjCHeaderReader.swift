import Diagnostics
import Files
import ModelIR

/// Reads models from headers of managed object subclasses in Objective-C.
///
/// For example: `ObjCHeaderReader(parser: .here).read(["Model"], name: "Notes", diagnostics: &sink)`.
package struct ObjCHeaderReader: Sendable {
    package static let suffixes = [".h"]

    private let parser: HeaderParser

    package init(parser: HeaderParser) {
        self.parser = parser
    }

    /// The model of headers, and of headers in folders; `nil` if there is an error, which is reported.
    package func read(
        _ paths: [String],
        name: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        guard let contents = contents(paths, &diagnostics) else { return nil }
        let builder = HeaderModelBuilder(contents, name: name)
        diagnostics.report(contentsOf: builder.found)
        return builder.model
    }

    /// A model with what headers say in addition; `nil` if there is an error, which is reported.
    package func refine(
        _ model: Model,
        with paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        guard let contents = contents(paths, &diagnostics) else { return nil }
        var refiner = ModelRefiner(model, contents)
        refiner.refine()
        diagnostics.report(contentsOf: refiner.found)
        return refiner.model
    }

    private func contents(
        _ paths: [String],
        _ diagnostics: inout DiagnosticSink
    ) -> HeaderContents? {
        guard let files = headerFiles(paths, &diagnostics) else { return nil }
        do throws(LibclangProblem) {
            let facts = try parser.facts(files.map { absolutePath($0, in: currentFolder()) })
            let contents = HeaderContents(facts, files: files)
            let hasErrors = contents.reports.found.contains { $0.severity == .error }
            if hasErrors { diagnostics.report(contentsOf: contents.reports.found) }
            guard !hasErrors else { return nil }
            if !contents.entities.isEmpty || !contents.valueTypes.isEmpty { return contents }
            diagnostics.report(contentsOf: contents.reports.found)
            let message =
                "there is neither a subclass of NSManagedObject nor an enum in '\(paths[0])'"
            let place = SourceLocation(file: paths[0])
            diagnostics.report(Diagnostic(.error, "objc.nothing", at: place, message))
        } catch {
            diagnostics.report(error.diagnostic(for: paths[0]))
        }
        return nil
    }
}

extension LibclangProblem {
    fileprivate func diagnostic(for path: String) -> Diagnostic {
        let place = SourceLocation(file: path)
        switch self {
        case .unavailable(let reason):
            let fix = Diagnostic.Note(
                "install it with 'apt-get install libclang1' or as part of a Swift toolchain or Xcode, or"
                    + " set LIBCLANG_PATH to its path"
            )
            let message = "reading headers takes libclang 14 or later: \(reason)"
            return Diagnostic(.error, "objc.no-libclang", at: place, message, notes: [fix])
        case .crashed:
            return failure("libclang crashed while it parsed the headers", place)
        case .tookTooLong:
            return failure("libclang took more than a minute for the headers", place)
        case .failed(let reason):
            return failure("libclang can't parse the headers: \(reason)", place)
        }
    }

    private func failure(_ message: String, _ place: SourceLocation) -> Diagnostic {
        let fix = Diagnostic.Note(
            "leave out headers, one by one, to find the one that is the reason"
        )
        return Diagnostic(.error, "objc.parser-failed", at: place, message, notes: [fix])
    }
}
