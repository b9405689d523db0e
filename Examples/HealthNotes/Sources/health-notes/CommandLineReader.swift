import Foundation

/// A mistake on the command line.
struct UsageError: LocalizedError {
    var text: String
    var errorDescription: String? { text }
}

/// A parsed command line: `[--file FILE] COMMAND ARGUMENT… [--OPTION VALUE]…`.
struct CommandLineReader {
    private(set) var command = "help"
    private(set) var arguments: [String] = []
    private var options: [String: String] = [:]

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word.hasPrefix("--") {
                guard let value = rest.popFirst() else {
                    throw UsageError(text: "'\(word)' needs a value.")
                }
                options[String(word.dropFirst(2))] = value
            } else {
                arguments.append(word)
            }
        }
        if !arguments.isEmpty { command = arguments.removeFirst() }
    }

    var file: String { options["file"] ?? "health-notes.sqlite" }

    func option(_ name: String) -> String? { options[name] }

    func argument(_ index: Int, _ name: String) throws -> String {
        guard arguments.indices.contains(index) else {
            throw UsageError(text: "'\(command)' needs \(name); try 'help'.")
        }
        return arguments[index]
    }

    func list(_ name: String) -> [String] {
        (options[name] ?? "").split(separator: ",").map(String.init)
    }

    func number(_ name: String) throws -> Double? {
        try options[name].map(Self.number)
    }

    static func number(_ text: String) throws -> Double {
        guard let number = Double(text), number.isFinite else {
            throw UsageError(text: "'\(text)' is no number.")
        }
        return number
    }

    static func id(_ text: String) throws -> Int {
        guard let id = Int(text) else { throw UsageError(text: "'\(text)' is no whole number.") }
        return id
    }
}
