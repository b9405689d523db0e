import Mustache
import SharedLowering

/// A file with all value types of a model.
package struct ValuesFileView: HeadedView {
    package var head: FileHeadView?
    /// The access level with a trailing space, or an empty text. For example: `public `.
    package var access: String
    package var isolation: String
    package var types: [ValueTypeView]
    package var declarations: [SourceDeclarationView]
    private var spelled: Spelled

    /// Names from other modules, spelled in a way that the model's types can't shadow.
    private struct Spelled {
        var errorConformances: String
        var localizedError: String
        var plainConformances: String
        var string: String
        var decoder: String
        var codingKey: String
    }

    init(
        _ scope: ValueScope,
        _ types: [ValueTypeView],
        _ declarations: [SourceDeclarationView]
    ) {
        access = scope.access
        isolation = scope.isolation
        head = FileHeadView(Self.modules, scope.model.imports.map(ImportView.init))
        self.types = types
        self.declarations = declarations
        spelled = Spelled(
            errorConformances: ["Error", "Hashable", "Sendable"].map(scope.types.swift)
                .joined(separator: ", "),
            localizedError: scope.types.foundation("LocalizedError"),
            plainConformances: ["Hashable", "Codable", "Sendable"].map(scope.types.swift)
                .joined(separator: ", "),
            string: scope.types.swift("String"),
            decoder: scope.types.swift("Decoder"),
            codingKey: scope.types.swift("CodingKey")
        )
    }

    private static let modules = ["Foundation", "ModelTypes"]

    /// Imports further modules, which carried-over declarations need.
    package mutating func add(modules: [String]) {
        let added = FileHeadView(modules)
        head = head?.merged(with: added) ?? added
    }

    /// Whether the file would be empty.
    package var isEmpty: Bool { types.isEmpty && declarations.isEmpty }

    package static let summary = "A file with the value types of a model."

    package static let fields: [ViewField<Self>] = [
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .optional("head", "The imports, unless the file has them already.") { $0.head },
        .list("types", "The value types.") { $0.types },
        .list("declarations", "What else the declarations need.") { $0.declarations.map(\.member) },
        .text("errorConformances", "What an error is.", example: "Error, Hashable, Sendable") {
            $0.spelled.errorConformances
        },
        .text("localizedError", "What an error with a text is.", example: "LocalizedError") {
            $0.spelled.localizedError
        },
        .text("plainConformances", "What a value is.", example: "Hashable, Codable, Sendable") {
            $0.spelled.plainConformances
        },
        .text("string", "The type of a text.", example: "String") { $0.spelled.string },
        .text("decoder", "What values are decoded from.", example: "Decoder") {
            $0.spelled.decoder
        },
        .text("codingKey", "What names a decoded value.", example: "CodingKey") {
            $0.spelled.codingKey
        },
    ]
}

/// A declaration copied into the code verbatim.
package struct SourceDeclarationView: Sendable {
    /// The file of the declaration, as an index into `Model.sources`.
    package var source: Int
    package var member: MemberView
}

/// A value type; exactly one of the kinds is set.
package struct ValueTypeView: TemplateView {
    /// The file of the declaration, as an index into `Model.sources`.
    package var source: Int
    /// The class in which the type is nested; `nil` for most. For example: `Task`.
    package var owner: String?
    /// The documentation, including slashes. For example: `/// A display name.`
    package var documentation: [String]
    package var validated: ValidatedView?
    package var optionSet: OptionSetView?
    package var enumeration: EnumerationView?
    package var structure: StructureView?
    package var orderedPair: OrderedPairView?
    package var choice: ChoiceView?
    /// The same inside of another type, where extensions can't be.
    package var nestedChoice: ChoiceView?
    package var declaredCode: DeclaredCodeView?

    init(
        source: Int,
        owner: String?,
        documentation: [String],
        declaredCode: DeclaredCodeView?
    ) {
        self.source = source
        self.owner = owner
        self.documentation = documentation
        self.declaredCode = declaredCode
    }

    var isEmpty: Bool {
        validated == nil && optionSet == nil && enumeration == nil && structure == nil
            && orderedPair == nil && choice == nil
    }

    /// The type with its extensions after the one of the type around it, if there is one.
    var insideOwner: ValueTypeView {
        guard owner != nil else { return self }
        var result = nested
        result.declaredCode = declaredCode
        return result
    }

    /// The type without extensions, for a place inside of another type.
    var nested: ValueTypeView {
        var result = self
        result.declaredCode = nil
        result.validated?.hasErrorText = false
        result.orderedPair?.hasErrorText = false
        result.nestedChoice = choice
        result.choice = nil
        return result
    }

    package static let summary = "A value type of one of the kinds."

    package static let fields: [ViewField<Self>] = [
        .optionalText("owner", "The class that it stands in.", example: "Task") { $0.owner },
        .texts("documentation", "The doc comment's lines.", example: "A display name.") {
            $0.documentation
        },
        .optional("validated", "A wrapper around one valid value.") { $0.validated },
        .optional("optionSet", "An option set.") { $0.optionSet },
        .optional("enumeration", "An enum with raw values.") { $0.enumeration },
        .optional("structure", "A struct of parts.") { $0.structure },
        .optional("orderedPair", "A struct of two parts in ascending order.") { $0.orderedPair },
        .optional("choice", "An enum whose cases carry values.") { $0.choice },
        .optional("nestedChoice", "The same inside of another type.") { $0.nestedChoice },
        .optional("declaredCode", "What else the declaration says.") { $0.declaredCode },
    ]
}
