/// An initializer of a declaration, statement by statement.
///
/// A class declares its stored properties elsewhere than the declaration does, so that generated code
/// may have to change the order of statements: stored properties are set before `super.init()`.
package struct InitializerBody: Hashable, Sendable, Codable {
    /// The text before the braces. For example: `init(title: String) throws`.
    package var head: String
    package var parameters: [Parameter]
    package var statements: [Statement]
    /// The words before a call. For example: `try await` for an initializer that throws and waits.
    package var effects: String

    package init(
        head: String,
        parameters: [Parameter],
        statements: [Statement],
        effects: String = ""
    ) {
        self.head = head
        self.parameters = parameters
        self.statements = statements
        self.effects = effects
    }

    /// For example: `title` without a default for `title: String`.
    package struct Parameter: Hashable, Sendable, Codable {
        /// The label; `_` for a parameter without one.
        package var label: String
        package var hasDefault: Bool
        /// The argument for another initializer with the same parameter; `nil` if there is none, as
        /// for a list of any length.
        ///
        /// For example: `named: name` for `named name: String`.
        package var argument: String?

        package init(label: String, hasDefault: Bool, argument: String? = nil) {
            self.label = label
            self.hasDefault = hasDefault
            self.argument = argument
        }
    }

    /// A statement outside of all others. Its lists of names are sorted: a model is always encoded in
    /// the same way.
    package struct Statement: Hashable, Sendable, Codable {
        package var text: String
        /// The property that the statement sets, and the value, if it does nothing else.
        ///
        /// For example: `title` and `name` for `self.title = name`.
        package var assignment: NamedText?
        /// The names that the statement sets in any case.
        package var sets: [String] = []
        /// The names that may be members of the object, including those that are set.
        package var names: [String] = []
        /// The same in closures, which keep the object.
        package var captured: [String] = []
        /// The variables of the initializer that the statement declares.
        package var declares: [String] = []
        /// The variables of the initializer that the statement names.
        package var uses: [String] = []
        /// Whether the statement uses the object itself, or returns.
        package var needsObject = false
        /// Whether the statement is `super.init(…)`.
        package var callsParent = false

        package init(text: String) {
            self.text = text
        }
    }
}
