/// A kind of object, with its attributes, its relationships and its constraints.
package struct Entity: Hashable, Sendable {
    package var name: String
    package var classReference: ClassReference = .unspecified
    /// The name of the class in code, if it differs from the name in the model.
    package var nameInCode: String?
    package var isAbstract = false
    /// The name of the entity that this one inherits from.
    package var parent: String?
    /// The name in earlier versions of the model (`elementID` in a model file).
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var codeGeneration: CodeGeneration?
    package var properties = PropertyList()
    package var indexes: [Index] = []
    /// The names of the attributes that are unique together, for each constraint.
    package var uniquenessConstraints: [[String]] = []
    /// By what a server divides the rows; `nil` for most entities.
    package var distribution: DistributionKey?
    /// The declaration of the class in source code; `nil` for other inputs.
    package var code: CodeDetails?
    /// The lines of the doc comment.
    package var documentation: [String] = []
    package var userInfo: [NamedText] = []
    /// Properties of the declaration that none of the fields above represents. For example:
    /// `syncable`.
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }
}

extension Entity {
    /// The class that the model names for an entity.
    package enum ClassReference: Hashable, Sendable, Codable {
        /// An unspecified class: the generic class is used.
        case unspecified
        /// An empty string.
        case empty
        /// For example: `Note`.
        case named(String)
        /// A class in the module that the model is compiled with; `.Note` in a model file.
        case inCurrentModule(String)
        /// For example: `Kit.Note`.
        case inModule(String, String)
    }

    /// The class in code: its name there, or the last component of the name in the model. For
    /// example: `Note` of `Kit.Note`. `nil` if the model doesn't name a class.
    package var namedClass: String? {
        if let nameInCode { return nameInCode }
        switch classReference {
        case .unspecified, .empty: return nil
        case .named(let name), .inCurrentModule(let name), .inModule(_, let name):
            // Few names have a module, and comparing bytes is faster than comparing characters.
            guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
            return name.split(separator: ".").last.map(String.init) ?? name
        }
    }

    /// The code that Xcode itself would generate for the entity.
    package enum CodeGeneration: String, Hashable, Sendable, Codable {
        case manual = "none"
        case classDefinition = "class"
        case category
    }
}

/// An index over attributes of one entity.
package struct Index: Hashable, Sendable, Codable {
    /// `nil` for the indexes of old models, which have no name.
    package var name: String?
    package var elements: [Element]
    package var partialPredicate: String?
    /// Whether the index comes from `compoundIndexes`, the form before Xcode 9.
    package var isLegacy = false
    package var userInfo: [NamedText] = []
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String?, elements: [Element], origin: Origin) {
        self.name = name
        self.elements = elements
        self.origin = origin
    }
}

extension Index {
    /// A property, or an expression, that an index covers.
    package struct Element: Hashable, Sendable, Codable {
        package var property: String?
        package var expression: String?
        /// The attribute type of `expression`, as the model names it.
        package var expressionType: String?
        package var isRTree = false
        package var isAscending = true
        package var kept: [NamedText] = []
        package var origin: Origin?

        package init(property: String? = nil) {
            self.property = property
        }
    }
}
