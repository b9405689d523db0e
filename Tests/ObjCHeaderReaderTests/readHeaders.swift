import Diagnostics
import ModelIR
import ObjCHeaderReader
import TestSupport

/// Reads headers from a temporary folder.
func readHeaders(
    _ headers: KeyValuePairs<String, String>,
    parser: HeaderParser = .here
) throws -> (model: Model?, found: [Diagnostic]) {
    let folder = try TemporaryFolder(name: "headers")
    for (name, text) in headers { try folder.write(text, to: "App/\(name)") }
    var sink = DiagnosticSink()
    let model = ObjCHeaderReader(parser: parser)
        .read([folder.path + "App"], name: "App", diagnostics: &sink)
    return (model, sink.sorted)
}

/// Reads a class with some properties.
func readClass(_ members: String, before: String = "") throws -> Entity? {
    let text = """
        #import <CoreData/CoreData.h>
        \(before)
        @interface Tag : NSManagedObject
        @end
        @interface Person : NSManagedObject
        \(members)
        @end
        """
    return try readHeaders(["Person.h": text]).model?.entities.last { $0.name == "Person" }
}

/// Reads a value type.
func readType(_ text: String) throws -> ValueType? {
    try readHeaders(["Types.h": "#import <Foundation/Foundation.h>\n" + text]).model?.valueTypes
        .first
}
