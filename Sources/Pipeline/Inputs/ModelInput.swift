import Files

/// The inputs that form one model.
struct ModelInput: Sendable {
    /// The inputs by kind, in the order in which their models are merged.
    let parts: [Part]

    /// The paths of one kind.
    struct Part: Sendable {
        let kind: any InputKind
        let paths: [String]
    }

    /// The input that determines the name of the model.
    var name: String { parts.first?.paths.first ?? "" }

    var paths: [String] { parts.flatMap(\.paths) }

    /// The origin that generated files state. For example: `Notes.xcdatamodeld`, `Models`.
    var origin: String { Self.origin(of: name) }

    /// Returns the origin that is stated for one of several inputs. For example: `Values.swift` for
    /// `App/Values.swift`.
    static func origin(of input: String) -> String {
        let last = lastComponent(of: input)
        return last.allSatisfy { $0 == "." } ? "Model" : last
    }

    /// The name of the model. For example: `Notes` for `Models/Notes.swift`, `Models` for
    /// `App/Models/` and for several headers in it.
    var modelName: String {
        if let part = parts.first, part.kind.refinesOthers, part.paths.count > 1 {
            let folder = name.split(separator: "/").dropLast().last.map(String.init) ?? "Model"
            return folder.allSatisfy { $0 == "." } ? "Model" : folder
        }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        // A folder is often specified as `.`, which isn't a name.
        if last.allSatisfy({ $0 == "." }) { return "Model" }
        let suffix = parts.first?.kind.suffixes.first { last.hasSuffix($0) } ?? ""
        return String(last.dropLast(suffix.count))
    }
}

/// Returns a model for each input, or one for all inputs if a kind joins them.
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
