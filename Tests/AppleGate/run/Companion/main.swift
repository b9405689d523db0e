// companion notes FILE...                    access notes that take `@objc` away
// companion accessors SYMBOLS FILE...        Swift that defines what `@NSManaged` leaves open
//
// SYMBOLS: a line per undefined symbol, with its readable form after a tab.
import Foundation

func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
}

func accessNotes(_ names: [ObjectiveCName]) -> String {
    let paths = Set(names.map(\.path)).sorted()
    return "Reason: no Objective-C runtime here\nNotes:\n"
        + paths.map { "- { Name: \"\($0)\", ObjC: false }\n" }.joined()
}

func accessors(_ symbols: String, _ names: [ObjectiveCName]) throws -> String {
    let writer = AccessorWriter(names: names)
    let accessors = symbols.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\t").map(String.init)
        return Accessor(symbol: parts[0], demangled: parts[1])
    }
    return try "import CoreData\nimport Foundation\n@testable import App\n\n"
        + accessors.enumerated().map { try writer.definition(of: $1, number: $0) }.joined()
}

let arguments = CommandLine.arguments.dropFirst()
let isNotes = arguments.first == "notes"
let files = arguments.dropFirst(isNotes ? 1 : 2)
let names = try files.flatMap { SourceScanner(source: try read($0)).names }
if isNotes {
    print(accessNotes(names), terminator: "")
} else {
    print(try accessors(read(arguments[arguments.startIndex + 1]), names), terminator: "")
}
