import CClangIndex
import Files

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where headers are parsed.
package enum HeaderParser: Sendable {
    /// In this process, which a crash of libclang may end.
    case here
    /// In a process of a tool that calls ``serve()`` if its only argument is ``argument``.
    case child(program: String)

    /// The argument of a process that parses.
    package static let argument = "parse-headers"

    /// A process of this tool, or of the variant beside it if this one can't load libraries.
    package static var tool: HeaderParser {
        guard let path = executablePath() else { return .here }
        return .child(
            program: clang_index_can_load() != 0 ? path : "\(parentFolder(of: path))/modelgen-swift"
        )
    }

    /// Parses the headers whose paths are on the standard input, and writes the facts to the standard
    /// output.
    package static func serve() {
        clang_index_limit_process()
        let paths = String(decoding: readStandardInput(), as: UTF8.self).split(separator: "\0")
        do throws(LibclangProblem) {
            writeStandardOutput(try parse(paths.map(String.init)).text)
        } catch {
            writeStandardOutput(error.line)
        }
    }

    /// Returns the facts of headers at absolute paths.
    func facts(_ paths: [String]) throws(LibclangProblem) -> HeaderFacts {
        switch self {
        case .here: return try parse(paths)
        case .child(let program): return try parseInChild(paths, program)
        }
    }
}

/// Reads and parses headers in this process.
private func parse(_ paths: [String]) throws(LibclangProblem) -> HeaderFacts {
    let library = try loadLibclang()
    var problems: [ProblemFact] = []
    let sources = paths.enumerated().map { index, path in
        do throws(FileProblem) {
            return HeaderSource(path: path, bytes: try readFile(path))
        } catch {
            let place = FactPlace(file: index, line: 0, column: 0)
            problems.append(ProblemFact(kind: .unreadable, text: error.message, place: place))
            return HeaderSource(path: path, bytes: [])
        }
    }
    var facts = try parseHeaders(sources, library)
    facts.problems += problems
    return facts
}

/// Parses headers in a process whose end doesn't end this one.
private func parseInChild(
    _ paths: [String],
    _ program: String
) throws(LibclangProblem) -> HeaderFacts {
    let input = paths.joined(separator: "\0")
    var output: UnsafeMutablePointer<CChar>?
    var count = 0
    let status = withCStrings([program, HeaderParser.argument]) { arguments in
        clang_index_run(arguments, input, input.utf8.count, &output, &count)
    }
    defer { free(output) }
    guard status != -1 else { throw .unavailable("'\(program)' can't be run") }
    let text = Array(UnsafeRawBufferPointer(start: output, count: count))
    if let facts = HeaderFacts(text: text) { return facts }
    if let problem = LibclangProblem(text: text) { throw problem }
    throw status & 0x7F == SIGXCPU ? .tookTooLong : .crashed
}
