// The lower bound of reading Swift: parsing the same text once.
import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

guard let file = fopen(CommandLine.arguments[1], "rb") else { exit(2) }
fseek(file, 0, SEEK_END)
var text = [UInt8](repeating: 0, count: ftell(file))
rewind(file)
fread(&text, 1, text.count, file)
let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
print(tree.statements.count)
