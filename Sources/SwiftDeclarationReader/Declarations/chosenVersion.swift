import Diagnostics
import ModelIR

extension SwiftDeclarationReader {
    /// The declarations of the version to read, and those outside of versions.
    ///
    /// Returns `nil` if the version doesn't exist. The model gets the version's name.
    func chosenVersion(
        of all: Declarations,
        _ files: [SourceFile],
        _ model: inout Model,
        _ reports: Reports
    ) -> Declarations? {
        let highest = all.schemas.max { $0.version.lexicographicallyPrecedes($1.version) }
        if let modelVersion {
            let named = all.schemas.first { $0.name == modelVersion }
            guard let named else {
                reportUnknown(modelVersion, all.schemas, files, reports)
                return nil
            }
            model.version = named.name
            return VersionContents(all, named, reports).declarations
        }
        guard let highest else { return all.withAliases }
        guard isSingle(highest, all.schemas, reports) else { return nil }
        model.version = highest.name
        return VersionContents(all, highest, reports).declarations
    }

    private func reportUnknown(
        _ version: String,
        _ schemas: [SchemaDeclaration],
        _ files: [SourceFile],
        _ reports: Reports
    ) {
        let names = schemas.map(\.name)
        let nearest = didYouMean(nearestName(to: version, in: names))
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let place = schemas.first.map { $0.file.location(of: $0.nameNode) }
        reports.add(
            .error,
            "swift.unknown-version",
            at: place ?? SourceLocation(file: files.first?.path ?? "", line: 1, column: 1),
            "there is no version '\(version)' of the model\(nearest)",
            notes: [.init(names.isEmpty ? "there are no versions" : "versions: \(list)")]
        )
    }

    /// Whether the version's number is unique; a repeated number is an error.
    private func isSingle(
        _ highest: SchemaDeclaration,
        _ schemas: [SchemaDeclaration],
        _ reports: Reports
    ) -> Bool {
        let equal = schemas.filter { $0.version == highest.version }
        guard equal.count > 1 else { return true }
        let version = highest.version.map(String.init).joined(separator: ".")
        reports.add(
            .error,
            "swift.equal-versions",
            at: equal[1].file.location(of: equal[1].nameNode),
            "'\(equal[0].name)' has the version \(version), too; choose one with --model-version",
            notes: [.init("it is here", at: equal[0].file.location(of: equal[0].nameNode))]
        )
        return false
    }
}
