import Diagnostics

extension SwiftDeclarationReader {
    /// The names of the schema versions in files, or in folders of files, from the lowest.
    ///
    /// For example: `["SchemaV1", "SchemaV2"]`. Empty if a file can't be parsed, which is reported.
    package func versions(_ paths: [String], diagnostics: inout DiagnosticSink) -> [String] {
        let (names, found) = withLargeStack {
            let reports = Reports()
            let texts = sourceFiles(paths, reports).compactMap { path in
                sourceText(path, reports).map { (path, $0) }
            }
            let schemas = collected(texts, reports)?.found.schemas ?? []
            let sorted = schemas.sorted { $0.version.lexicographicallyPrecedes($1.version) }
            return (sorted.map(\.name), reports.all)
        }
        diagnostics.report(contentsOf: found.filter { $0.severity == .error })
        return names
    }
}
