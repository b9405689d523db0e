import Diagnostics
import ModelIR

/// Writes the schema of the CloudKit container that mirrors a model: the record types and fields that
/// `NSPersistentCloudKitContainer` names, in CloudKit's schema language.
///
/// The order and the columns are those of `cktool export-schema`, so that both can be compared.
package enum CloudKitSchemaWriter {
    /// Returns the text of a `.ckdb` file. Reports everything that record types can't express, other
    /// than what CloudKit refuses, which rules report.
    ///
    /// For example: `text(of: model, diagnostics: &sink)`.
    package static func text(of model: Model, diagnostics: inout DiagnosticSink) -> String {
        let mirrored = MirroredModel(model)
        var records = mirrored.families.map { family in
            var builder = RecordTypeBuilder(family)
            builder.addFields()
            diagnostics.report(contentsOf: builder.found)
            return builder.recordType
        }
        if mirrored.hasManyToMany { records.append(.manyToMany) }
        diagnostics.report(contentsOf: mirrored.leftOut)
        let blocks = records.sorted { $0.name < $1.name }.map(\.lines)
        return ([["DEFINE SCHEMA"]] + blocks).map { $0.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }
}
