/// The declarations of headers that concern models, in the order of the source.
struct HeaderFacts: Equatable {
    var classes: [ClassFact] = []
    var properties: [PropertyFact] = []
    var methods: [MethodFact] = []
    var protocols: [ProtocolFact] = []
    var adoptions: [AdoptionFact] = []
    var enums: [EnumFact] = []
    /// The names of integer types, with their places. For example: `PersonKind` of `typedef NSInteger
    /// PersonKind;`.
    var integerTypes: [IntegerTypeFact] = []
    /// The lists of names that mogenerator declares. For example: `PersonAttributes`.
    var nameLists: [NameListFact] = []
    /// The properties and constants inside conditions that don't hold.
    var inactive: [InactiveFact] = []
    var problems: [ProblemFact] = []
}

/// A place in one of the headers.
struct FactPlace: Equatable {
    /// The index of the header.
    var file: Int
    var line: Int
    var column: Int
}

/// A class that headers define. For example: `@interface Person : NSManagedObject`.
struct ClassFact: Equatable {
    var name: String
    /// `nil` for a root class.
    var superclass: String?
    var swiftName: String?
    var documentation: [String]
    var place: FactPlace
}

/// A property of a class or of a category.
struct PropertyFact: Equatable {
    var owner: String
    /// The name of the category; `nil` in the class itself.
    var category: String?
    var name: String
    var type: TypeFact
    var isReadOnly: Bool
    var isWeak: Bool
    /// The name of the getter, if it isn't that of the property. For example: `isDone`.
    var getter: String?
    var swiftName: String?
    var documentation: [String]
    var place: FactPlace
}

/// A property or a constant that a condition excludes. For example: `@property BOOL isMac;` in `#if
/// TARGET_OS_OSX`.
struct InactiveFact: Equatable {
    enum Owner: Equatable {
        case properties(of: String)
        /// An enum has the member.
        case constants
    }

    var owner: Owner
    var name: String
    /// The line that begins the condition's part. For example: `#if TARGET_OS_OSX`, `#else`.
    var condition: String
    var place: FactPlace
}

/// A protocol with the properties that it requires. For example: `@protocol Named <Tagged>`.
struct ProtocolFact: Equatable {
    var name: String
    /// The protocols that it inherits from.
    var parents: [String]
    var properties: [PropertyFact] = []
}

/// A protocol that a class or a category adopts. For example: `@interface Person : NSManagedObject <Named>`.
struct AdoptionFact: Equatable {
    var owner: String
    var name: String
}

/// A method that shows something about a property.
///
/// For example: `- (void)addTagsObject:(Tag *)value;`, `- (int16_t)ageValue;`.
struct MethodFact: Equatable {
    var owner: String
    var selector: String
    /// The type of the parameter, or of the result if there is no parameter.
    var type: TypeFact
}

/// An enum. For example: `typedef NS_ENUM(NSInteger, Mood) { … };`.
struct EnumFact: Equatable {
    /// Empty for an enum without a name.
    var name: String
    var style: Style
    var rawType: ScalarType
    var swiftName: String?
    var documentation: [String]
    var place: FactPlace
    var constants: [Constant] = []

    enum Style: String {
        case plain
        case enumeration
        case options
    }

    struct Constant: Equatable {
        var name: String
        var value: Int64
        var swiftName: String?
        var documentation: [String]
        var place: FactPlace
    }
}

/// A name for an integer type.
struct IntegerTypeFact: Equatable {
    var name: String
    var rawType: ScalarType
}

/// A list of names of properties. For example: `PersonAttributes` with `name` and `age`.
struct NameListFact: Equatable {
    var name: String
    var names: [String]
}

/// A problem that libclang reports.
struct ProblemFact: Equatable {
    var kind: Kind
    /// The message, or the name that isn't declared.
    var text: String
    var place: FactPlace

    enum Kind: String {
        case syntax
        case include
        /// Two headers have one include guard.
        case repeatedGuard = "guard"
        case macro
        case name
        case unreadable
    }
}
