import Foundation
import Testing

/// The articles about diagnostics and about differences list every id that the sources hold.
struct DiagnosticIdTests {
    private let listed: [String]
    private let differences: [String]

    init() throws {
        listed = try listedIds(SourceFile("Documentation/modelgen.docc/Diagnostics.md"))
        let page = try listedIds(SourceFile("Documentation/modelgen.docc/ComparingModels.md"))
        differences = page.filter { !$0.hasPrefix("version.") }
    }

    @Test func noDifferenceHasTheIdOfADiagnostic() {
        #expect(differences.count > 100)
        #expect(Set(differences).isDisjoint(with: listed))
    }

    @Test func everyIdIsListed() throws {
        // No diagnostics: parts of generated code and of SQL, names of files, a key of User Info.
        let others: Set = [
            "down.sql", "libclang.dylib", "libclang.so", "match.predicate", "migrated.sqlite",
            "modelgen.json", "modelgen.part", "mogenerator.readonly", "n.p", "paths.add",
            "request.predicate",
            "row.optional", "row.required", "row.undecodable", "row.value", "self.init",
            "statement.bind", "super.init", "written.sqlite",
        ]
        for file in try SourceFile.files(below: ["Sources"]) {
            let ids = file.lines.filter { !$0.contains("///") }.flatMap(ids)
            let missing = Set(ids).subtracting(listed)
                .subtracting(differences).subtracting(others)
                // The page on changing a model lists the store's own.
                .filter { !$0.hasPrefix("migration.") && !$0.hasSuffix(".h") }
            #expect(missing.isEmpty, "\(file.path): \(missing.sorted())")
        }
    }

    @Test func theListIsSortedWithoutRepeats() {
        #expect(listed.count > 60)
        #expect(zip(listed, listed.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// The texts in quotes that look like an id.
    private func ids(in line: Substring) -> [String] {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 && isId(parts[$0]) }.map { String(parts[$0]) }
    }
}

/// The ids in the first column of the tables of a page.
private func listedIds(_ article: SourceFile) -> [String] {
    let rows = article.lines.filter { $0.hasPrefix("| `") && $0.contains(".") }
    return rows.compactMap { row in
        let parts = row.split(separator: "`")
        return parts.count > 1 && isId(parts[1]) ? String(parts[1]) : nil
    }
}

/// Two words in small letters with a dot between them. For example: `entity.no-class`.
private func isId(_ text: Substring) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count == 2
        && words.allSatisfy { word in
            word.first?.isLetter == true
                && word.allSatisfy { $0 == "-" || $0.isNumber || ($0.isLowercase && $0.isASCII) }
        }
}
