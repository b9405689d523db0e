import Diagnostics
import Foundation
import ModelIR
import ModelSamples
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

/// Reads the database that a script makes.
func readDatabase(_ sql: String) throws -> (model: Model?, found: [Diagnostic]) {
    let folder = try TemporaryFolder(name: "schema")
    let file = folder.url.appendingPathComponent("music.db").path
    try execute(sql, in: file)
    var sink = DiagnosticSink()
    let model = SQLiteSchemaReader().read(file, diagnostics: &sink)
    return (model, sink.sorted)
}
