import Diagnostics

extension SwiftDeclarationReader {
    /// The schema versions in files, or in folders of files, from the lowest, with their numbers.
    ///
    /// For example: `SchemaV1` with 1, 0, 0. Empty if a file can't be parsed, which is reported.
    package func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])] {
        let (versions, found) = withLargeStack {
            let reports = Reports()
            let texts = sourceFiles(paths, reports).compactMap { path in
                sourceText(path, reports).map { (path, $0) }
            }
            let schemas = collected(texts, reports)?.found.schemas ?? []
            let sorted = schemas.sorted { $0.version.lexicographicallyPrecedes($1.version) }
            return (sorted.map { ($0.name, $0.version) }, reports.all)
        }
        diagnostics.report(contentsOf: found.filter { $0.severity == .error })
        return versions
    }
}
