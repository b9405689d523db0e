/// A call of an initializer in carried-over code, as far as its text shows which one it selects.
///
/// For example: the labels `title` and `pages` for `Doc(title: "a", pages: [])`.
package struct InitializerCall: Hashable, Sendable {
    package var callee: Callee
    /// The labels of the arguments; `_` for an argument without one.
    package var labels: [String]

    package init(_ callee: Callee, labels: [String]) {
        self.callee = callee
        self.labels = labels
    }

    package enum Callee: Hashable, Sendable {
        /// For example: `Doc` in `Doc(title: "a")` and in `Doc.init(title: "a")`.
        case named(String)
        /// The type around the code, as in `Self(title: "a")` and in `self.init(title: "a")`.
        case own
        /// The type that the code around the call determines, as in `.init(title: "a")`.
        case inferred
    }
}

extension InitializerCall {
    /// Whether the call can be one of a type's initializers.
    ///
    /// - Parameters:
    ///   - owner: The type around the code of the call.
    ///   - isNamed: Whether the code names a type, whose initializers `.init(…)` can mean there.
    package func canBe(of type: String, in owner: String?, isNamed: (String) -> Bool) -> Bool {
        switch callee {
        case .named(let name): name == type
        case .own: owner == type
        case .inferred: owner == type || isNamed(type)
        }
    }
}

/// The parameters by which calls select an initializer.
package struct InitializerSignature: Hashable, Sendable {
    package var parameters: [InitializerBody.Parameter]

    package init(_ parameters: [InitializerBody.Parameter]) { self.parameters = parameters }

    /// For example: `init(title:pages:)`.
    package var name: String { "init(" + parameters.map { $0.label + ":" }.joined() + ")" }

    /// Whether a call with arguments of these labels can select the initializer.
    package func takes(_ labels: [String]) -> Bool { matches(labels[...], parameters[...]) }

    private func matches(
        _ labels: ArraySlice<String>,
        _ parameters: ArraySlice<InitializerBody.Parameter>
    ) -> Bool {
        guard let parameter = parameters.first else { return labels.isEmpty }
        let rest = parameters.dropFirst()
        if labels.first == parameter.label, matches(labels.dropFirst(), rest) { return true }
        return parameter.hasDefault && matches(labels, rest)
    }
}

/// The initializers of types that code can call, and those that it declares but can't.
package struct KnownInitializers: Sendable {
    /// Those that a call can select, by type.
    package var present: [String: [InitializerSignature]] = [:]
    /// Those that a call can't select, by type.
    package var absent: [String: [InitializerSignature]] = [:]

    package init() {}

    /// The absent initializer that a call selects; `nil` if it can select a present one.
    ///
    /// - Parameters:
    ///   - owner: The type around the code of the call.
    ///   - isNamed: Whether the code names a type, whose initializers `.init(…)` can mean there.
    package func absent(
        calledBy call: InitializerCall,
        in owner: String?,
        isNamed: (String) -> Bool
    ) -> (type: String, signature: InitializerSignature)? {
        let types =
            if case .named(let name) = call.callee { [name] } else { absent.keys.sorted() }
        for type in types where call.canBe(of: type, in: owner, isNamed: isNamed) {
            guard let signature = absent[type]?.first(where: { $0.takes(call.labels) }),
                present[type]?.contains(where: { $0.takes(call.labels) }) != true
            else { continue }
            return (type, signature)
        }
        return nil
    }
}
