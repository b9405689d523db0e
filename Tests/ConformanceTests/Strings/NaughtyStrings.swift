import Foundation
import JSON

/// Strings that break programs: 515 of them.
enum NaughtyStrings {
    static let file = Suites.folder.appending(path: "strings/blns.json")

    static func read() throws -> [String] {
        try JSONText(Array(Data(contentsOf: file))).root.elements.map { $0.text ?? "" }
    }

    /// Whether a string can be in an XML 1.0 file, with references if necessary.
    static func fitsXML(_ string: String) -> Bool {
        string.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
        }
    }

    /// Whether a file system takes the string as the name of a file with an extension.
    static func fitsFileName(_ string: String) -> Bool {
        !string.isEmpty && !string.utf8.contains(0) && !string.utf8.contains(UInt8(ascii: "/"))
            && string.utf8.count < 230
    }

    static func escapedForXML(_ string: String) -> String {
        string.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&", "<", ">", "\"", "\t", "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// A Swift literal, with every letter beyond ASCII escaped.
    static func literal(_ string: String) -> String {
        let text = string.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case " "..."~": String(scalar)
            default: "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(text.joined())\""
    }
}
