import Foundation
import TestSupport

/// A target as `Package.swift` declares it.
struct PackageTarget {
    let name: String
    let dependencies: [String]
    /// From the root. For example: `Sources/Lowering/CoreData`.
    let folder: String
    let isTest: Bool
    /// What is run inside SwiftPM, and runs the tools that it depends on.
    let isPlugin: Bool

    /// All targets, in the order of their declaration.
    static func all() throws -> [PackageTarget] {
        // What the manifest does with its targets afterwards declares none.
        let lines = try SourceFile("Package.swift").lines.prefix {
            !$0.hasPrefix("    swiftLanguage")
        }
        let starts = lines.indices.filter { declaresTarget(lines[$0]) }
        let ends = starts.dropFirst() + [lines.endIndex]
        return zip(starts, ends).compactMap { start, end in
            PackageTarget(lines[start..<end].filter { !isComment($0) }.joined())
        }
    }

    /// The declarations stand on the second level, one below the other.
    private static func declaresTarget(_ line: Substring) -> Bool {
        let starts = [
            ".target(", ".executableTarget(", ".macro(", ".testTarget(", ".systemLibrary(",
        ]
        // A product that is a plugin stands on one line.
        return starts.contains { line.hasPrefix("        " + $0) } || line == "        .plugin("
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }

    private init?(_ text: String) {
        guard let name = Self.texts(after: "name: ", in: text).first else { return nil }
        self.name = name
        isTest = text.contains(".testTarget(")
        isPlugin = text.contains("        .plugin(")
        let root = isTest ? "Tests" : isPlugin ? "Plugins" : "Sources"
        folder = Self.texts(after: "path: ", in: text).first ?? "\(root)/\(name)"
        dependencies =
            text.contains("dependencies: [") ? Self.texts(after: "dependencies: [", in: text) : []
    }

    /// The texts in quotes after a label, up to the bracket that closes the list.
    private static func texts(after label: String, in text: String) -> [String] {
        guard let start = text.range(of: label) else { return [] }
        // The traits that a dependency is for aren't names of targets.
        let plain = text[start.upperBound...]
            .replacing(#/, condition: \.when\(traits: \["\w+"\]\)\)/#, with: "")
        let rest = plain.prefix { $0 != "]" && $0 != ")" }
        let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
}

extension PackageTarget {
    /// What the files of the target import.
    func imports() throws -> Set<String> {
        try SourceFile.files(below: [folder]).reduce(into: []) { $0.formUnion($1.imports) }
    }
}
