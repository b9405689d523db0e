import ModelIR

/// The declared initializers that are part of the class as they were written.
///
/// The others are covered by the generated initializer of all properties, or can't be part of it.
package struct DeclaredInitializers {
    package private(set) var written: [Written] = []
    /// The reason why an initializer isn't part of the class, by its name.
    private(set) var problems: [String: String] = [:]
    /// Whether the generated initializer of all properties would take calls that mean a written one.
    package private(set) var replacesMemberwise = false

    package struct Written {
        package var fragment: SourceFragment
        package var body: InitializerBody
        package var statements: OrderedStatements
    }

    /// - Parameters:
    ///   - parameters: The parameters of the generated initializer of all properties.
    ///   - isMemberwiseNeeded: Whether other generated code calls that initializer.
    ///   - order: Orders the statements of an initializer.
    package init(
        of entity: Entity,
        parameters: [Parameter],
        isMemberwiseNeeded: Bool,
        order: (InitializerBody) -> OrderedStatements
    ) {
        let memberwise = parameters.map {
            InitializerBody.Parameter(label: $0.name, hasDefault: !$0.isRequired)
        }
        for fragment in entity.code?.carriedOver ?? [] {
            guard let body = fragment.initializer, !fragment.isCovered(by: parameters) else {
                continue
            }
            let statements = order(body)
            if !statements.missing.isEmpty {
                problems[fragment.name] =
                    "it uses the object before it has set "
                    + statements.missing.map { "'\($0)'" }.joined(separator: " and ")
            } else if isMemberwiseNeeded, body.parameters.map(\.label) == memberwise.map(\.label) {
                problems[fragment.name] = "the class has another one with these parameters"
            } else {
                written.append(
                    Written(fragment: fragment, body: body, statements: statements)
                )
                if !isMemberwiseNeeded, haveCommonCall(body.parameters, memberwise) {
                    replacesMemberwise = true
                }
            }
        }
    }

    func contains(_ fragment: SourceFragment) -> Bool {
        written.contains { $0.fragment.name == fragment.name }
    }
}

extension SourceFragment {
    /// Whether calls of the initializer, which only sets properties, select a generated one.
    func isCovered(by parameters: [Parameter]) -> Bool {
        guard kind == .initializer else { return false }
        var rest = parameters.map(\.name)[...]
        return labels.allSatisfy { label in
            rest = rest.drop { $0 != label }
            return rest.popFirst() != nil
        }
    }

    /// For example: `title` and `age` for `init(title:age:)`.
    private var labels: [String] {
        name.dropFirst("init(".count).split(separator: ":").dropLast().map(String.init)
    }
}

/// Whether there are arguments that both initializers take.
private func haveCommonCall(
    _ one: [InitializerBody.Parameter],
    _ other: [InitializerBody.Parameter]
) -> Bool {
    let needed = Set((one + other).filter { !$0.hasDefault }.map(\.label))
    let own = one.map(\.label).filter(needed.contains)
    return own.count == needed.count && own == other.map(\.label).filter(needed.contains)
}
