import SwiftNames

/// The cases of an error, collected from the rules.
struct ErrorPlan {
    private var cases: [Case] = []

    struct Case {
        var name: String
        /// Makes the inside of a string literal from the names bound to the payload.
        var sentence: ([String]) -> String
        /// Labels and types. For example: `length`, `Int`.
        var payload: [(label: String, type: String)]
    }

    var isEmpty: Bool { cases.isEmpty }

    /// Adds a case, unless a rule of the same kind already has.
    mutating func add(
        _ name: String,
        _ sentence: String,
        _ payload: [(label: String, type: String)] = []
    ) {
        add(name, { _ in sentence }, payload)
    }

    mutating func add(
        _ name: String,
        _ sentence: @escaping ([String]) -> String,
        _ payload: [(label: String, type: String)]
    ) {
        guard !cases.contains(where: { $0.name == name }) else { return }
        cases.append(Case(name: name, sentence: sentence, payload: payload))
    }

    /// - Parameter path: The full name. For example: `ValidatedName.ValidationError`.
    func view(name: String, path: String) -> ErrorView {
        ErrorView(
            name: name,
            path: path,
            cases: cases.map { one in
                let payload = one.payload.map {
                    "\(SwiftIdentifier.argumentLabel($0.label)): \($0.type)"
                }
                return CaseView(one.name, payload: payload)
            },
            messages: cases.map { MessageView(pattern: $0.pattern, sentence: $0.literal) }
        )
    }
}

extension ErrorPlan.Case {
    /// The names bound to the payload: its labels, unless they're too long for a line.
    private var names: [String] {
        let labels = payload.map { SwiftIdentifier.escaped($0.label) }
        let width = labels.map(\.count).reduce(0, +) * 2
        return width < TextWidth.limit - 30 ? labels : ["first", "second"]
    }

    /// For example: `.tooShort(let length, let lowerBound)`.
    fileprivate var pattern: String {
        let bound = payload.isEmpty ? [] : names.map { "let \($0)" }
        return ".\(name)" + (bound.isEmpty ? "" : "(" + bound.joined(separator: ", ") + ")")
    }

    fileprivate var literal: String { "\"" + sentence(names) + "\"" }
}
