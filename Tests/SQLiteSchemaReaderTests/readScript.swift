import Diagnostics
import Foundation
import ModelIR
import SQLiteSchemaReader
import TestSupport

/// Reads a script from a temporary file.
func readScript(_ sql: String) throws -> (model: Model?, found: [Diagnostic]) {
    try readFile("music.sql", Array(sql.utf8))
}

/// Reads a file with some bytes.
func readFile(_ name: String, _ bytes: [UInt8]) throws -> (model: Model?, found: [Diagnostic]) {
    let folder = try TemporaryFolder(name: "schema")
    let file = folder.url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    var sink = DiagnosticSink()
    let model = SQLiteSchemaReader().read(file.path, diagnostics: &sink)
    return (model, sink.sorted)
}
