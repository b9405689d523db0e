import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Default values that are converted to a model file, as another reader of XML finds them.
struct DefaultsInModelFile {
    private let strings: [String]
    private let program: StringProgram

    init(_ strings: [String], _ program: StringProgram) {
        self.strings = strings
        self.program = program
    }

    func verdicts() throws -> [Verdict] {
        let tool = try #require(builtTool, "modelgen is not built")
        let refused = strings.indices.filter { !NaughtyStrings.fitsXML(strings[$0]) }
        let result = try convert(tool, "Models")
        #expect(result.status == 1)
        let errors = result.stderr.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count == refused.count, "\(result.stderr)")
        #expect(errors.allSatisfy { $0.hasSuffix("[xml.unwritable-character]") })
        try program.folder.write(program.declarations(without: refused), to: "Writable/W.swift")
        try #require(try convert(tool, "Writable").succeeded)
        let file = program.folder.url.appending(path: "Defaults.xcdatamodel/contents")
        let found = DefaultValues()
        let parser = XMLParser(data: try Data(contentsOf: file))
        parser.delegate = found
        try #require(parser.parse())
        return strings.enumerated().map { number, string in
            if refused.contains(number) { return .refused("XML has no control characters") }
            guard let text = found.texts["d\(number)"] else { return .open("it is missing") }
            let isSame = Array(text.utf8) == Array(string.utf8)
            return isSame ? .passed : .open("it becomes \(text)")
        }
    }

    private func convert(_ tool: String, _ models: String) throws -> ProcessResult {
        let arguments = ["--to", "xcdatamodel", "--output", "Defaults.xcdatamodel"]
        return try run([tool, "convert", models] + arguments, directory: program.folder.url)
    }
}

/// The default values of the attributes in a model file.
private final class DefaultValues: NSObject, XMLParserDelegate {
    private(set) var texts: [String: String] = [:]

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard element == "attribute", let name = attributes["name"] else { return }
        texts[name] = attributes["defaultValueString"]
    }
}
