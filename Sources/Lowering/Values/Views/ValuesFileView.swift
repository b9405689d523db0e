import Mustache
import SharedLowering

/// A file with all value types of a model.
package struct ValuesFileView: HeadedView {
    /// The imports, unless the file has them already.
    package var head: FileHeadView?
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// The value types.
    package var types: [ValueTypeView]
    /// What else the declarations need.
    var declarations: [MemberView] { sourceDeclarations.map(\.member) }
    /// What an error is. For example: `Error, Hashable, Sendable`
    package var errorConformances: String
    /// What an error with a text is. For example: `LocalizedError`
    package var localizedError: String
    /// What a value is. For example: `Hashable, Codable, Sendable`
    package var plainConformances: String
    /// The type of a text. For example: `String`
    package var string: String
    /// What values are decoded from. For example: `Decoder`
    package var decoder: String
    /// What names a decoded value. For example: `CodingKey`
    package var codingKey: String

    // MARK: Not for templates

    /// Declarations that are copied into the code.
    package var sourceDeclarations: [SourceDeclarationView]

    init(
        _ scope: ValueScope,
        _ types: [ValueTypeView],
        _ declarations: [SourceDeclarationView]
    ) {
        isolation = scope.isolation
        head = FileHeadView(Self.modules, scope.model.imports.map(ImportView.init))
        self.types = types
        sourceDeclarations = declarations
        let value = ["Hashable", "Codable", "Sendable"].map(scope.types.swift)
        let error = ["Error", "Hashable", "Sendable"].map(scope.types.swift)
        errorConformances = error.joined(separator: ", ")
        localizedError = scope.types.foundation("LocalizedError")
        plainConformances = value.joined(separator: ", ")
        string = scope.types.swift("String")
        decoder = scope.types.swift("Decoder")
        codingKey = scope.types.swift("CodingKey")
    }

    private static let modules = ["Foundation", "ModelTypes"]

    /// Imports further modules, which carried-over declarations need.
    package mutating func add(modules: [String]) {
        let added = FileHeadView(modules)
        head = head?.merged(with: added) ?? added
    }

    /// Limits types inside of classes to the systems on which their classes are available.
    ///
    /// - Parameter attribute: Returns the attribute of the class with a name; `nil` for all systems.
    package mutating func setAvailability(_ attribute: (_ name: String) -> String?) {
        for index in types.indices {
            guard let owner = types[index].owner, let attribute = attribute(owner) else { continue }
            types[index].availability = attribute
            types[index].declaredCode = types[index].declaredCode?.available(attribute)
        }
    }

    /// Whether the file would be empty.
    package var isEmpty: Bool { types.isEmpty && sourceDeclarations.isEmpty }
}

/// A declaration copied into the code verbatim.
package struct SourceDeclarationView: Sendable {
    /// The file of the declaration, as an index into `Model.sources`.
    package var source: Int
    package var member: MemberView
}

/// A value type; exactly one of the kinds is set.
package struct ValueTypeView: TemplateView {
    /// The access level and a space. For example: `public `
    package var access: String
    /// The systems of its class. For example: `@available(iOS 18, *)`
    fileprivate(set) var availability: String?
    /// The class in which the type is nested. For example: `Task`
    package var owner: String?
    /// The doc comment's lines. For example: `A display name.`
    package var documentation: [String]
    /// A wrapper around one valid value.
    package var validated: ValidatedView?
    /// An option set.
    package var optionSet: OptionSetView?
    /// An enum with raw values.
    package var enumeration: EnumerationView?
    /// A struct of parts.
    package var structure: StructureView?
    /// A struct of two parts in ascending order.
    package var orderedPair: OrderedPairView?
    /// An enum whose cases carry values.
    package var choice: ChoiceView?
    /// The same inside of another type, where extensions can't be.
    package var nestedChoice: ChoiceView?
    /// What else the declaration says.
    package var declaredCode: DeclaredCodeView?

    // MARK: Not for templates

    /// The file of the declaration, as an index into `Model.sources`.
    package var source: Int

    init(
        source: Int,
        owner: String?,
        documentation: [String],
        access: String,
        declaredCode: DeclaredCodeView?
    ) {
        self.source = source
        self.owner = owner
        self.documentation = documentation
        self.access = access
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
}
