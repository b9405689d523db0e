import Files

/// The inputs that make one model.
struct ModelInput: Sendable {
    /// By kind, in the order in which their models are merged.
    let parts: [Part]

    /// The paths of one kind.
    struct Part: Sendable {
        let kind: any InputKind
        let paths: [String]
    }

    /// The input that the model is named after.
    var name: String { parts.first?.paths.first ?? "" }

    var paths: [String] { parts.flatMap(\.paths) }

    /// What generated files name as their origin. For example: `Notes.xcdatamodeld`, `Models`.
    var origin: String { Self.origin(of: name) }

    /// The same for one of several inputs. For example: `Values.swift` for `App/Values.swift`.
    static func origin(of input: String) -> String {
        let last = lastComponent(of: input)
        return last.allSatisfy { $0 == "." } ? "Model" : last
    }

    /// For example: `Notes` for `Models/Notes.swift`, `Models` for `App/Models/`.
    var modelName: String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        // A folder is often given as `.`, which is no name.
        if last.allSatisfy({ $0 == "." }) { return "Model" }
        let suffix = parts.first?.kind.suffixes.first { last.hasSuffix($0) } ?? ""
        return String(last.dropLast(suffix.count))
    }
}

/// Each input is a model, unless one is of a kind that joins them: then all are one.
func modelInputs(_ paths: [String], _ kinds: InputKinds = InputKinds()) -> [ModelInput] {
    let found = paths.map { (kind: kinds.index(of: $0), path: $0) }
    guard found.contains(where: { kinds.all[$0.kind].joinsInputs }) else {
        return found.map { input in
            ModelInput(parts: [ModelInput.Part(kind: kinds.all[input.kind], paths: [input.path])])
        }
    }
    let parts = kinds.all.indices.map { kind in
        ModelInput.Part(
            kind: kinds.all[kind],
            paths: found.filter { $0.kind == kind }.map(\.path)
        )
    }
    return [ModelInput(parts: parts.filter { !$0.paths.isEmpty })]
}
