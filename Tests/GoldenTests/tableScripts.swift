import Foundation

/// The text of each literal after `table:`, as the compiler reads it.
func tableScripts(in code: String) -> [String] {
    code.components(separatedBy: "table: \"\"\"\n").dropFirst().map { rest in
        let body = rest.components(separatedBy: "\n").prefix {
            $0.trimmingCharacters(in: .whitespaces) != "\"\"\""
        }
        return body.map { unescaped($0.trimmingCharacters(in: .whitespaces)) }
            .joined(separator: "\n")
    }
}

private func unescaped(_ line: String) -> String {
    var result = ""
    var rest = Substring(line)
    while let first = rest.popFirst() {
        guard first == "\\", let escape = rest.popFirst() else {
            result.append(first)
            continue
        }
        switch escape {
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "t": result.append("\t")
        case "0": result.append("\0")
        case "u":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count + 2)
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
            result.unicodeScalars.append(scalar ?? "?")
        default: result.append(escape)
        }
    }
    return result
}
