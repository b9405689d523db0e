/// The diagnostics other than those of rules: from readers, lowering, the configuration and the
/// run.
package enum DiagnosticCatalog {
    /// The diagnostics, sorted by id. Together with the rules, they determine the page
    /// `Diagnostics.md`, the ids that a configuration accepts, and the descriptions in SARIF.
    package static let others: [DiagnosticKind] = [
        DiagnosticKind(
            "attribute.code-default",
            .error,
            "a default is code, which a model file can't hold"
        ),
        DiagnosticKind(
            "attribute.conditional-type",
            .error,
            "an attribute is on every system, but its type only on some, for SQLite"
        ),
        DiagnosticKind(
            "attribute.default-out-of-range",
            .warning,
            "a default isn't in the range of the attribute's type, and is ignored"
        ),
        DiagnosticKind(
            "attribute.left-out",
            .warning,
            "an attribute, or a property of it, is missing from the code for SQLite or SwiftData,"
                + " from the managed object model that code builds, or from a converted model"
        ),
        DiagnosticKind(
            "attribute.lenient-default",
            .note,
            "a default has an unusual spelling, whose meaning is clear"
        ),
        DiagnosticKind(
            "attribute.missing-composite",
            .error,
            "an attribute of type Composite doesn't name a composite"
        ),
        DiagnosticKind("attribute.missing-name", .error, "an attribute has no name"),
        DiagnosticKind(
            "attribute.quoted-default",
            .note,
            "a default consists of two quotation marks instead of an empty string"
        ),
        DiagnosticKind(
            "attribute.transient-without-value",
            .error,
            "a transient attribute has no default and isn't optional"
        ),
        DiagnosticKind(
            "attribute.unchecked",
            .warning,
            "the bounds or the regular expression of an attribute aren't checked outside of Core Data"
        ),
        DiagnosticKind("attribute.unknown-type", .error, "an attribute type doesn't exist"),
        DiagnosticKind(
            "attribute.unreadable-default",
            .warning,
            "a default isn't a value of the attribute's type, and is ignored"
        ),
        DiagnosticKind(
            "attribute.untransformed",
            .warning,
            "an attribute of a type of Swift is stored in SQLite without its transformer: what that would hide"
                + " can be read in the file"
        ),
        DiagnosticKind(
            "attribute.wrong-default",
            .error,
            "a default in Swift isn't a value of the property's type"
        ),
        DiagnosticKind(
            "bundle.dangling-current-version",
            .error,
            "the current version doesn't exist in the bundle"
        ),
        DiagnosticKind("bundle.empty", .error, "a bundle contains no model"),
        DiagnosticKind(
            "bundle.no-current-version",
            .error,
            "there are several versions, none of which is current"
        ),
        DiagnosticKind(
            "bundle.unknown-version",
            .error,
            "the specified version doesn't exist"
        ),
        DiagnosticKind("check.changed", .error, "a generated file is out of date"),
        DiagnosticKind("check.edited", .error, "a generated file was edited by hand"),
        DiagnosticKind("check.missing", .error, "a generated file is missing"),
        DiagnosticKind(
            "check.stale",
            .error,
            "a file exists that is no longer generated"
        ),
        DiagnosticKind(
            "choice.different-numbers",
            .error,
            "a case of a choice has two stored numbers"
        ),
        DiagnosticKind(
            "choice.duplicate-number",
            .error,
            "two cases of a choice have the same stored number"
        ),
        DiagnosticKind(
            "choice.missing-number",
            .error,
            "a case of a choice has no stored number, but others have one"
        ),
        DiagnosticKind(
            "choice.unknown-case",
            .error,
            "a stored number is specified for a case that doesn't exist"
        ),
        DiagnosticKind("choice.wrong-number", .error, "a stored number requires more than 16 bits"),
        DiagnosticKind(
            "class.inherits-itself",
            .error,
            "because of shared classes, a class would inherit from itself"
        ),
        DiagnosticKind(
            "class.unusable-name",
            .warning,
            "the name of a class isn't one that a class can have, so the code uses another"
        ),
        DiagnosticKind(
            "clone.duplicate",
            .warning,
            "a copy would have the unique value of its original"
        ),
        DiagnosticKind(
            "clone.name-taken",
            .error,
            "a property has the name of the method that copies its object"
        ),
        DiagnosticKind(
            "clone.no-class",
            .warning,
            "copies lack a relationship to objects without a class"
        ),
        DiagnosticKind(
            "clone.no-parent",
            .warning,
            "an attribute takes the value of a parent's, but is never copied with a parent"
        ),
        DiagnosticKind(
            "clone.required",
            .error,
            "a required attribute without a default is excluded from copies"
        ),
        DiagnosticKind(
            "clone.unknown-attribute",
            .error,
            "a parent doesn't have the attribute that copies take their value from"
        ),
        DiagnosticKind(
            "clone.unreachable",
            .warning,
            "there are rules for copying objects that are never copied"
        ),
        DiagnosticKind(
            "clone.users-class",
            .error,
            "objects are copied whose superclass or subclass isn't fully generated"
        ),
        DiagnosticKind(
            "clone.wrong-type",
            .error,
            "a rule for copying doesn't match the type of the property"
        ),
        DiagnosticKind(
            "cloudkit.same-field",
            .error,
            "two properties would share a field of a CloudKit record type, with different values"
        ),
        DiagnosticKind(
            "cloudkit.unusable-name",
            .error,
            "a name can't be that of a CloudKit record type or field"
        ),
        DiagnosticKind(
            "cloudkit.value-type",
            .note,
            "SwiftData itself would mirror a property of a value type in another form than generated code"
        ),
        DiagnosticKind("compiled.damaged", .error, "a compiled model is damaged"),
        DiagnosticKind(
            "compiled.left-out",
            .warning,
            "a part of a compiled model can't be read, and is left out"
        ),
        DiagnosticKind("compiled.no-model", .error, "an archive contains no model"),
        DiagnosticKind(
            "composite.column-types",
            .error,
            "two parts of a composite property would share an attribute and store different types"
        ),
        DiagnosticKind(
            "composite.default",
            .error,
            "a composite property, or a part of one, has a default"
        ),
        DiagnosticKind(
            "composite.discriminator-type",
            .error,
            "the discriminator doesn't have the type of the stored cases"
        ),
        DiagnosticKind(
            "composite.label-types",
            .error,
            "two cases use the same label for different types"
        ),
        DiagnosticKind(
            "composite.left-out",
            .warning,
            "a Core Data composite is missing from the code for SwiftData or from converted"
                + " declarations, or a codable struct in these"
        ),
        DiagnosticKind("composite.missing-label", .error, "a value of a case has no label"),
        DiagnosticKind("composite.missing-name", .error, "a composite has no name"),
        DiagnosticKind(
            "composite.missing-type",
            .error,
            "the type of a composite property is missing"
        ),
        DiagnosticKind(
            "composite.needless-discriminator",
            .error,
            "a property has a discriminator, but its type has no cases"
        ),
        DiagnosticKind(
            "composite.nested-choice",
            .error,
            "a choice is part of a type that is stored in several attributes"
        ),
        DiagnosticKind(
            "composite.required-attribute",
            .error,
            "a required attribute of a composite property may have no value"
        ),
        DiagnosticKind(
            "composite.same-attribute",
            .error,
            "an attribute would store two values"
        ),
        DiagnosticKind(
            "composite.type-mismatch",
            .error,
            "an attribute has a different type than the part that it stores"
        ),
        DiagnosticKind(
            "composite.unknown-attribute",
            .error,
            "an attribute of a composite property doesn't exist"
        ),
        DiagnosticKind(
            "composite.unknown-part",
            .error,
            "an attribute is specified for a part that the type doesn't have"
        ),
        DiagnosticKind(
            "composite.unusable-attribute",
            .error,
            "an attribute of a composite property can't be stored under its name"
        ),
        DiagnosticKind(
            "config.core-data-only",
            .warning,
            "a setting only applies to Core Data, but the target is SQLite"
        ),
        DiagnosticKind(
            "config.duplicate-key",
            .error,
            "a key of the configuration is repeated"
        ),
        DiagnosticKind(
            "config.fixed-check",
            .error,
            "the configuration downgrades an error"
        ),
        DiagnosticKind("config.malformed", .error, "the configuration isn't JSON"),
        DiagnosticKind(
            "config.misplaced-key",
            .error,
            "a relationship has a setting that only applies to attributes"
        ),
        DiagnosticKind(
            "config.missing-key",
            .error,
            "neither the configuration nor the command line specifies an input"
        ),
        DiagnosticKind(
            "config.other-inputs",
            .error,
            "the inputs of `modelgen emit` differ from those of the configuration"
        ),
        DiagnosticKind("config.unknown-check", .error, "a diagnostic of this id doesn't exist"),
        DiagnosticKind("config.unknown-entity", .error, "no input has an entity of this name"),
        DiagnosticKind("config.unknown-key", .error, "a configuration has no key of this name"),
        DiagnosticKind(
            "config.unknown-property",
            .error,
            "the entity has no attribute or relationship of this name"
        ),
        DiagnosticKind(
            "config.wrong-type",
            .error,
            "a value of the configuration has the wrong type"
        ),
        DiagnosticKind(
            "config.wrong-value",
            .error,
            "a value of the configuration isn't valid"
        ),
        DiagnosticKind(
            "configuration.left-out",
            .warning,
            "a configuration is missing from the code for SwiftData or from converted declarations"
        ),
        DiagnosticKind(
            "configuration.missing-entity",
            .error,
            "an entity of a configuration has no name"
        ),
        DiagnosticKind("configuration.missing-name", .error, "a configuration has no name"),
        DiagnosticKind(
            "entity.left-out",
            .warning,
            "an entity, or a property of it, is missing from the code for SwiftData or from a"
                + " converted model"
        ),
        DiagnosticKind("entity.missing-name", .error, "an entity has no name"),
        DiagnosticKind(
            "entity.needed",
            .error,
            "an excluded entity is required by another entity, for SQLite"
        ),
        DiagnosticKind(
            "entity.no-class",
            .warning,
            "an entity doesn't name a class, so no code is generated for it"
        ),
        DiagnosticKind(
            "entity.same-class",
            .error,
            "two entities have the same class, but SQLite requires different ones"
        ),
        DiagnosticKind("entity.shared-class", .warning, "two entities share a class"),
        DiagnosticKind(
            "entity.too-many-columns",
            .error,
            "the table of an entity and its children has more columns than the database supports"
        ),
        DiagnosticKind(
            "entity.unusable-name",
            .error,
            "the Swift name of a class can't be used"
        ),
        DiagnosticKind("entity.xcode-generates", .warning, "Xcode would declare the same class"),
        DiagnosticKind(
            "enumeration.duplicate-raw-value",
            .error,
            "two cases of an enum have the same raw value"
        ),
        DiagnosticKind(
            "enumeration.wrong-raw-value",
            .error,
            "a raw value doesn't match the raw type"
        ),
        DiagnosticKind(
            "fetch-request.left-out",
            .note,
            "a fetch request is missing from the code for SQLite, or, as a warning, from the code for"
                + " SwiftData or from converted declarations"
        ),
        DiagnosticKind(
            "fetch-request.missing-entity",
            .error,
            "a fetch request doesn't name an entity"
        ),
        DiagnosticKind("fetch-request.missing-name", .error, "a fetch request has no name"),
        DiagnosticKind(
            "fetched-property.left-out",
            .warning,
            "a fetched property is missing from the code for SQLite or SwiftData, or from converted"
                + " declarations"
        ),
        DiagnosticKind(
            "fetched-property.reserved-name",
            .error,
            "the name of a fetched property is reserved in every managed object"
        ),
        DiagnosticKind("fetched-property.missing-name", .error, "a fetched property has no name"),
        DiagnosticKind(
            "fetched-property.missing-request",
            .error,
            "a fetched property has no fetch request"
        ),
        DiagnosticKind(
            "freeze.other-snapshot",
            .error,
            "a snapshot of the same name holds another model"
        ),
        DiagnosticKind(
            "index.left-out",
            .warning,
            "an index, or a property of it, is missing from the code for SQLite or SwiftData, or"
                + " from a converted model"
        ),
        DiagnosticKind("index.missing-name", .error, "an index has no name"),
        DiagnosticKind(
            "index.missing-property",
            .error,
            "an element of an index doesn't name a"
                + " property"
        ),
        DiagnosticKind(
            "initializer.missing-property",
            .error,
            "an initializer omits a required property"
        ),
        DiagnosticKind("initializer.no-property", .error, "an initializer takes no properties"),
        DiagnosticKind(
            "initializer.unknown-property",
            .error,
            "an initializer takes a property that doesn't exist"
        ),
        DiagnosticKind(
            "initializer.unusable-label",
            .error,
            "an initializer has an invalid label, or the labels of another initializer"
        ),
        DiagnosticKind("json.malformed", .error, "a file isn't JSON"),
        DiagnosticKind(
            "json.other-format",
            .error,
            "a JSON file isn't a model, or has a different version"
        ),
        DiagnosticKind(
            "json.unexpected",
            .error,
            "a value in a JSON model is unexpected"
        ),
        DiagnosticKind(
            "member.access-left-out",
            .warning,
            "a property is more widely accessible than declared: a private one, or one with a"
                + " private setter, that classes in other files set or copy, or a relationship"
                + " with a private setter in code for Core Data"
        ),
        DiagnosticKind(
            "member.condition-left-out",
            .warning,
            "a class, a value type or a case is generated without its condition, or a property"
                + " that children copy in SQLite, or a property in a model file or for SwiftData"
        ),
        DiagnosticKind(
            "member.conditional",
            .note,
            "code of a declaration requires a module of Apple's systems, and is inside an `#if`"
        ),
        DiagnosticKind(
            "member.left-out",
            .warning,
            "a member of a declaration is missing: a deinitializer, an override, or an observer"
                + " whose names hide the property from the code, or any member from a model file"
        ),
        DiagnosticKind(
            "member.missing-name",
            .warning,
            "carried-over code is left out because it uses something that generated code lacks: a part"
                + " of SwiftData, or of a type around models, or possibly a property with another name;"
                + " or because it would override a member of every class"
        ),
        DiagnosticKind(
            "member.optional-relationship",
            .warning,
            "carried-over code unwraps a to-many relationship, which isn't optional in generated"
                + " code"
        ),
        DiagnosticKind(
            "member.reserved-name",
            .error,
            "a declared member has the name of one that the store needs in every class"
        ),
        DiagnosticKind(
            "model.left-out",
            .warning,
            "a property of the model is missing from the converted model"
        ),
        DiagnosticKind(
            "model.not-in-cloudkit",
            .note,
            "a CloudKit schema has no place for parts of the model that only apply in the app"
        ),
        DiagnosticKind(
            "model.request-clash",
            .error,
            "two inputs of a run have fetch requests of the same name"
        ),
        DiagnosticKind(
            "model.type-clash",
            .error,
            "two inputs of a run have entities, composites or value types of the same name"
        ),
        DiagnosticKind("model.wrong-root", .error, "a file is XML, but not a model"),
        DiagnosticKind(
            "model.xcode-settings",
            .note,
            "settings that only Xcode uses are missing from converted declarations"
        ),
        DiagnosticKind(
            "objc.differs",
            .warning,
            "a header and the model beside it disagree; the model is used"
        ),
        DiagnosticKind(
            "objc.inactive",
            .note,
            "a property of a header is left out, because the condition of its `#if` doesn't hold"
        ),
        DiagnosticKind(
            "objc.inactive-constant",
            .warning,
            "a constant of an enum is left out, because the condition of its `#if` doesn't hold"
        ),
        DiagnosticKind(
            "objc.left-out",
            .note,
            "a property of a header isn't one of the entity, or a constant of an option set isn't an"
                + " option"
        ),
        DiagnosticKind(
            "objc.no-libclang",
            .error,
            "libclang, which parses headers, isn't installed"
        ),
        DiagnosticKind(
            "objc.not-in-model",
            .warning,
            "a class or a property of a header isn't in the model beside it"
        ),
        DiagnosticKind("objc.nothing", .error, "headers declare neither entities nor enums"),
        DiagnosticKind(
            "objc.number",
            .warning,
            "the type of a number is unknown, because its header declares only an object"
        ),
        DiagnosticKind("objc.parser-failed", .error, "libclang crashed or took too long"),
        DiagnosticKind(
            "objc.repeated-guard",
            .warning,
            "two headers have the same include guard, so that a file can't include both"
        ),
        DiagnosticKind(
            "objc.requires",
            .note,
            "a property is nonnull in a header and optional in the model, so that code requires a value"
        ),
        DiagnosticKind("objc.syntax", .error, "a header can't be parsed"),
        DiagnosticKind(
            "objc.unclear-property",
            .warning,
            "a property of a category or a protocol may be one of the entity; it's left out"
        ),
        DiagnosticKind(
            "objc.undefined-class",
            .warning,
            "the class of a property isn't defined in the headers; the property is left out"
        ),
        DiagnosticKind(
            "objc.unknown-destination",
            .warning,
            "a relationship is left out, because its destination isn't an entity of the headers"
        ),
        DiagnosticKind(
            "objc.unknown-include",
            .note,
            "a header includes a file that isn't an input"
        ),
        DiagnosticKind("objc.unknown-macro", .note, "no header defines a macro, which is ignored"),
        DiagnosticKind("objc.unknown-name", .warning, "no header declares a name that is used"),
        DiagnosticKind(
            "option-set.misplaced-flags",
            .error,
            "flags are asked for beside an attribute that isn't an option set"
        ),
        DiagnosticKind(
            "option-set.mixed",
            .error,
            "an option set has both named and unnamed options"
        ),
        DiagnosticKind(
            "option-set.raw-type",
            .error,
            "an option set doesn't specify its stored"
                + " type"
        ),
        DiagnosticKind("option.no-bit", .error, "the position of a bit isn't a whole number"),
        DiagnosticKind(
            "option.out-of-width",
            .error,
            "the integer doesn't have the bit of an"
                + " option"
        ),
        DiagnosticKind(
            "option.sign-bit",
            .warning,
            "an option has the sign bit of the integer"
        ),
        DiagnosticKind(
            "output.edit-replaced",
            .warning,
            "a file that was edited by hand is replaced"
        ),
        DiagnosticKind(
            "output.left-alone",
            .warning,
            "a file in the manifest isn't modelgen's, or is reached through a link, and remains"
                + " unchanged"
        ),
        DiagnosticKind(
            "output.long-name",
            .error,
            "the name of a class is too long for a file name"
        ),
        DiagnosticKind(
            "output.same-file",
            .error,
            "two classes would be generated into the same"
                + " file"
        ),
        DiagnosticKind(
            "path.model-passed-over",
            .warning,
            "a folder that is read for its Swift files contains a Core Data model, which is not"
                + " read"
        ),
        DiagnosticKind("path.not-a-model", .error, "the path isn't that of a model"),
        DiagnosticKind("path.not-found", .error, "the path doesn't exist"),
        DiagnosticKind(
            "path.several-models",
            .error,
            "several inputs that don't form one model can't be converted together"
        ),
        DiagnosticKind(
            "path.two-kinds",
            .error,
            "the inputs are a model file and Swift, and no target is specified"
        ),
        DiagnosticKind("path.unreadable", .error, "the file can't be read"),
        DiagnosticKind(
            "postgresql.character-count",
            .warning,
            "a rule counts characters, which PostgreSQL can't"
        ),
        DiagnosticKind(
            "postgresql.long-name",
            .error,
            "the name of a table, column or index is longer than PostgreSQL keeps"
        ),
        DiagnosticKind(
            "postgresql.member-count",
            .warning,
            "a relationship limits the number of its members, which a PostgreSQL server doesn't check"
        ),
        DiagnosticKind(
            "postgresql.null-character",
            .error,
            "a default or an allowed value contains the character NUL, which PostgreSQL can't store"
        ),
        DiagnosticKind(
            "postgresql.reserved-name",
            .error,
            "a property has the name of a column that PostgreSQL adds to every table"
        ),
        DiagnosticKind(
            "postgresql.same-name",
            .error,
            "two constraints, indexes or tables would have the same name on a PostgreSQL server"
        ),
        DiagnosticKind(
            "property.composite-type",
            .error,
            "an attribute has a type that is stored in several attributes"
        ),
        DiagnosticKind(
            "property.conditional-without-default",
            .error,
            "a property inside `#if` has no default, and no initializer takes it"
        ),
        DiagnosticKind(
            "property.invalid-name",
            .error,
            "the name of a property isn't an identifier"
        ),
        DiagnosticKind(
            "property.no-composite",
            .error,
            "a property over several attributes has a type that is stored in a single one"
        ),
        DiagnosticKind(
            "property.out-of-reach",
            .error,
            "neither an attribute nor its primitive value can be accessed"
        ),
        DiagnosticKind(
            "property.reserved-name",
            .warning,
            "a name is reserved in every managed object, so the code uses a different one"
        ),
        DiagnosticKind(
            "property.same-setter",
            .error,
            "two properties differ only in the case of the first letter"
        ),
        DiagnosticKind(
            "property.type-mismatch",
            .error,
            "an attribute has a different type than the stored type of its value type"
        ),
        DiagnosticKind("property.unknown", .error, "a stored property of this name doesn't exist"),
        DiagnosticKind(
            "property.unknown-type",
            .error,
            "an attribute has a value type that isn't declared"
        ),
        DiagnosticKind(
            "property.unobserved",
            .warning,
            "another property has the name of the storage that observation needs"
        ),
        DiagnosticKind(
            "property.unusable-name",
            .error,
            "the Swift name of a property isn't an identifier, or is already used"
        ),
        DiagnosticKind(
            "relationship.ambiguous-inverse",
            .warning,
            "several relationships can be the inverse, so none is inferred"
        ),
        DiagnosticKind("relationship.default", .error, "a relationship has a default"),
        DiagnosticKind(
            "relationship.left-out",
            .warning,
            "a relationship, or a property of it, is missing from generated code or from a converted model"
        ),
        DiagnosticKind(
            "relationship.missing-destination",
            .error,
            "a relationship has no destination"
        ),
        DiagnosticKind(
            "relationship.missing-inverse",
            .warning,
            "an inverse isn't declared, and SwiftData doesn't infer one",
            explanation: DiagnosticKind.Explanation(
                reason: """
                    SwiftData infers an inverse only for some pairs, such as a to-many and an optional to-one relationship. \
                    Without one, setting one side doesn't change the other.
                    """,
                before: """
                    @Model final class Trip { var stops: [Stop] = [] }
                    @Model final class Stop { var trip: Trip }
                    """,
                after: """
                    @Model final class Trip { var stops: [Stop] = [] }
                    @Model final class Stop { @Relationship(inverse: \\Trip.stops) var trip: Trip }
                    """,
                hasFix: true,
                isAdvice: false
            )
        ),
        DiagnosticKind(
            "relationship.missing-inverse-property",
            .error,
            "the declared inverse doesn't exist"
        ),
        DiagnosticKind("relationship.missing-name", .error, "a relationship has no name"),
        DiagnosticKind(
            "relationship.reserved-name",
            .error,
            "the name of a relationship is reserved in every managed object"
        ),
        DiagnosticKind(
            "relationship.same-method",
            .error,
            "two to-many relationships would have one method that adds objects"
        ),
        DiagnosticKind(
            "relationship.taken-inverse",
            .error,
            "the declared inverse has a different inverse"
        ),
        DiagnosticKind(
            "relationship.to-many-of-one",
            .warning,
            "a to-many relationship leads to at most one object, so Core Data treats it as to-one"
        ),
        DiagnosticKind(
            "revision.no-repository",
            .error,
            "an input that is compared with a git revision isn't in a repository"
        ),
        DiagnosticKind("revision.path-missing", .error, "an input doesn't exist at a git revision"),
        DiagnosticKind("revision.unknown", .error, "a git revision doesn't exist"),
        DiagnosticKind("rule.empty-range", .error, "no value is within the bounds of a rule"),
        DiagnosticKind(
            "rule.late-cleaning",
            .warning,
            "a rule changes a text after another rule has checked it"
        ),
        DiagnosticKind(
            "rule.not-applicable",
            .error,
            "a rule doesn't apply to values of this type"
        ),
        DiagnosticKind("rule.repeated", .error, "a rule is repeated"),
        DiagnosticKind("rule.unknown", .error, "a rule doesn't exist"),
        DiagnosticKind("rule.unknown-characters", .error, "a character set doesn't exist"),
        DiagnosticKind(
            "rule.wrong-bound",
            .error,
            "a bound isn't a constant of the type, or is missing"
        ),
        DiagnosticKind("rule.wrong-pattern", .error, "a pattern isn't a valid regular expression"),
        DiagnosticKind("run.failed", .error, "the run failed, independent of its input"),
        DiagnosticKind(
            "sqlite.broken-reference",
            .warning,
            "rows of a database refer to rows that don't exist"
        ),
        DiagnosticKind(
            "sqlite.core-data-store",
            .error,
            "a database is the store of an app with Core Data"
        ),
        DiagnosticKind("sqlite.encoding", .warning, "a script isn't in UTF-8"),
        DiagnosticKind(
            "sqlite.left-out",
            .note,
            "a part of a database has no equivalent in a model"
        ),
        DiagnosticKind(
            "sqlite.missing-comma",
            .warning,
            "a column is part of another's type, because a comma is missing"
        ),
        DiagnosticKind(
            "sqlite.no-reference",
            .warning,
            "a foreign key of a database doesn't refer to a unique column of a table with rowids"
        ),
        DiagnosticKind(
            "sqlite.no-row-number",
            .warning,
            "the rows of a table have no number, which objects need"
        ),
        DiagnosticKind("sqlite.not-run", .note, "a part of a script isn't run"),
        DiagnosticKind(
            "sqlite.numeric-texts",
            .note,
            "a column of texts is declared with a type that SQLite takes for numbers"
        ),
        DiagnosticKind(
            "sqlite.other-values",
            .note,
            "a column of a database has values of another type than the declared one"
        ),
        DiagnosticKind("sqlite.script", .error, "a statement of a script fails"),
        DiagnosticKind(
            "sqlite.unknown-collation",
            .note,
            "a database has a collation that SQLite lacks"
        ),
        DiagnosticKind(
            "sqlite.unknown-function",
            .warning,
            "rows of a table can't be saved without a function that SQLite lacks"
        ),
        DiagnosticKind("sqlite.unreadable", .error, "a file isn't a readable SQLite database"),
        DiagnosticKind("sqlite.untyped-column", .note, "a column of a database has no type"),
        DiagnosticKind(
            "store.no-model",
            .error,
            "a Core Data store contains neither a model nor the names of entities"
        ),
        DiagnosticKind(
            "store.not-core-data",
            .error,
            "a database isn't a store of Core Data or SwiftData"
        ),
        DiagnosticKind(
            "store.tables-only",
            .warning,
            "a Core Data store contains no model, so only its tables are read"
        ),
        DiagnosticKind("store.unreadable", .error, "a store isn't an SQLite database"),
        DiagnosticKind(
            "suppression.unused",
            .warning,
            "a suppression names a diagnostic that is not reported",
            explanation: DiagnosticKind.Explanation(
                reason: """
                    What it was for has been fixed, or it's on another declaration. Left there, it would hide the diagnostic \
                    if that comes back. It's looked for in all targets.
                    """,
                before: """
                    // modelgen:ignore relationship.missing-inverse
                    var name = ""
                    """,
                after: """
                    var name = ""
                    """,
                hasFix: false,
                isAdvice: true
            )
        ),
        DiagnosticKind(
            "swift.attribute-left-out",
            .warning,
            "a class is generated without an attribute of its declaration, such as `@MainActor`"
                + " or one of another library"
        ),
        DiagnosticKind(
            "swift.availability-left-out",
            .note,
            "the `@available` of a class, a stored property, an enum or one of its cases isn't carried over: the"
                + " generated one is available wherever its framework has what it uses"
        ),
        DiagnosticKind("swift.equal-versions", .error, "two schemas have the same version"),
        DiagnosticKind(
            "swift.implicitly-unwrapped",
            .warning,
            "an implicitly unwrapped property is generated as an optional one"
        ),
        DiagnosticKind(
            "swift.left-out",
            .note,
            "a file without models declares what other code may name, and no model does: it isn't generated"
        ),
        DiagnosticKind(
            "swift.misplaced-attribute",
            .error,
            "an attribute is applied to the wrong declaration"
        ),
        DiagnosticKind(
            "swift.missing-type",
            .error,
            "a property has no type, and its default does not show one"
        ),
        DiagnosticKind(
            "swift.no-declaration",
            .warning,
            "Swift files declare types, but neither models nor value types"
        ),
        DiagnosticKind(
            "swift.no-reader",
            .error,
            "Swift files cannot be read by this build of modelgen"
        ),
        DiagnosticKind(
            "swift.not-codable",
            .warning,
            "the type of a stored property is declared without `Codable`, so that the code doesn't compile"
        ),
        DiagnosticKind("swift.not-utf8", .error, "the file isn't UTF-8"),
        DiagnosticKind(
            "swift.same-name",
            .error,
            "a private declaration would have the name of another declaration in the code"
        ),
        DiagnosticKind("swift.syntax", .error, "the file isn't valid Swift"),
        DiagnosticKind(
            "swift.too-deep",
            .error,
            "brackets, `#if`, `else if` and the like are nested deeper than modelgen reads"
        ),
        DiagnosticKind(
            "swift.unknown-argument",
            .error,
            "an attribute has no argument of this label"
        ),
        DiagnosticKind("swift.unknown-attribute", .error, "an attribute doesn't exist"),
        DiagnosticKind(
            "swift.unknown-model",
            .error,
            "a version lists a class that is not declared"
        ),
        DiagnosticKind(
            "swift.unknown-option",
            .error,
            "an option, a rule or an index doesn't"
                + " exist"
        ),
        DiagnosticKind(
            "swift.unknown-superclass",
            .error,
            "a class's superclass isn't among the inputs"
        ),
        DiagnosticKind(
            "swift.unknown-type",
            .error,
            "a type doesn't exist, or can't be stored"
        ),
        DiagnosticKind(
            "swift.unknown-version",
            .error,
            "the specified schema doesn't exist"
        ),
        DiagnosticKind(
            "swift.unlisted-model",
            .warning,
            "a version of the model does not list a class"
        ),
        DiagnosticKind(
            "swift.unread-models",
            .warning,
            "the list of a version is computed, so it can't be read"
        ),
        DiagnosticKind(
            "swift.unsupported",
            .error,
            "a stored property has an unsupported declaration"
        ),
        DiagnosticKind(
            "swift.wider-integer",
            .note,
            "stores lack an integer type, such as `UInt8`: a wider one is stored, which code for Core Data and value"
                + " types have as well"
        ),
        DiagnosticKind(
            "swift.wrong-argument",
            .error,
            "an argument doesn't have a form that the attribute accepts"
        ),
        DiagnosticKind(
            "swiftdata.class-name",
            .note,
            "a class has the name of its entity, because SwiftData names entities for their classes"
        ),
        DiagnosticKind(
            "swiftdata.inferred-inverse",
            .warning,
            "SwiftData pairs two relationships that aren't inverses in the model"
        ),
        DiagnosticKind(
            "swiftdata.many-options",
            .note,
            "an option set has too many options for predicates of SwiftData"
        ),
        DiagnosticKind(
            "swiftdata.newer-system",
            .note,
            "a class for SwiftData needs a newer system than SwiftData itself"
        ),
        DiagnosticKind(
            "swiftdata.no-action",
            .warning,
            "a delete rule for SwiftData leaves references to deleted objects"
        ),
        DiagnosticKind(
            "swiftdata.required-cycle",
            .warning,
            "a relationship is optional for SwiftData, because two objects would require each other"
        ),
        DiagnosticKind(
            "swiftdata.required-ignored",
            .warning,
            "an ignored attribute is a parameter of the initializer for SwiftData, because it's required and has no"
                + " default"
        ),
        DiagnosticKind(
            "swiftdata.unordered",
            .warning,
            "a relationship loses its order, which SwiftData doesn't keep"
        ),
        DiagnosticKind("template.error", .error, "a template has an error"),
        DiagnosticKind("template.none", .warning, "the folder contains no template"),
        DiagnosticKind("template.not-text", .error, "a template is not UTF-8"),
        DiagnosticKind("template.repeated-name", .error, "two templates have the same name"),
        DiagnosticKind("template.unused", .warning, "no template uses this one"),
        DiagnosticKind(
            "type.keyword",
            .error,
            "the name of a class or composite is a keyword of Swift"
        ),
        DiagnosticKind(
            "type.repeated-name",
            .error,
            "two types have names that differ at most in case, or a class has the name of the"
                + " file of value types"
        ),
        DiagnosticKind(
            "type.reserved-name",
            .error,
            "a class would have the name of a module, or of a member of all classes"
        ),
        DiagnosticKind(
            "uniqueness-constraint.left-out",
            .warning,
            "a uniqueness constraint on properties that aren't stored is missing from the code for"
                + " SQLite or SwiftData"
        ),
        DiagnosticKind(
            "uniqueness-constraint.missing-property",
            .error,
            "a uniqueness constraint doesn't name a property"
        ),
        DiagnosticKind("usage.wrong", .error, "the command line is invalid"),
        DiagnosticKind(
            "user-info.bad-value",
            .error,
            "a key of User Info has an invalid value"
        ),
        DiagnosticKind("user-info.missing-key", .error, "an entry has no key"),
        DiagnosticKind(
            "user-info.unknown-key",
            .error,
            "a key of User Info begins with `modelgen.` but is unknown"
        ),
        DiagnosticKind(
            "validated.raw-value",
            .error,
            "a validated struct has other properties than `rawValue`"
        ),
        DiagnosticKind(
            "value-type.duplicate-member",
            .error,
            "two options, cases or parts have the same name"
        ),
        DiagnosticKind("value-type.empty", .error, "a value type has no option, case or part"),
        DiagnosticKind(
            "value-type.ignored-member",
            .warning,
            "a member of a value type is left out, because a generated member has the same name"
        ),
        DiagnosticKind(
            "value-type.left-out",
            .warning,
            "value types aren't printed with a model file"
        ),
        DiagnosticKind(
            "value-type.reserved-member",
            .error,
            "the generated code uses the name"
        ),
        DiagnosticKind(
            "value-type.unknown-kind",
            .error,
            "a value type doesn't specify how it is stored"
        ),
        DiagnosticKind("value-type.unknown-type", .error, "the type of a part doesn't exist"),
        DiagnosticKind(
            "value-type.unsupported-type",
            .error,
            "a value type can't contain values of this type"
        ),
        DiagnosticKind("value-type.wrong-name", .error, "a name isn't valid in Swift"),
        DiagnosticKind("version.edited", .error, "a released version of a model was edited"),
        DiagnosticKind(
            "version.live-class",
            .error,
            "a frozen version has a class of the current one"
        ),
        DiagnosticKind(
            "version.name-taken",
            .error,
            "the code of a version, or the migration plan, would have the name of a type"
        ),
        DiagnosticKind("version.no-code", .error, "an older version can't become code"),
        DiagnosticKind(
            "version.none-released",
            .error,
            "a released version to compare with doesn't exist"
        ),
        DiagnosticKind("version.not-current", .error, "a version was added, but isn't current"),
        DiagnosticKind(
            "version.other-model",
            .warning,
            "the snapshots beside a model are those of another one"
        ),
        DiagnosticKind(
            "version.other-target",
            .error,
            "code of older versions is requested for Core Data, which migrates without it"
        ),
        DiagnosticKind(
            "version.not-converted",
            .note,
            "a model has several versions, and conversion writes one of them"
        ),
        DiagnosticKind(
            "version.not-generated",
            .warning,
            "Swift declares several versions, and the code for Core Data is that of the current one"
        ),
        DiagnosticKind("version.removed", .error, "a released version of a model was removed"),
        DiagnosticKind(
            "version.unknown",
            .error,
            "code of an older version is requested that doesn't exist"
        ),
        DiagnosticKind("xml.conflict-marker", .error, "the file contains a merge conflict"),
        DiagnosticKind("xml.doctype", .error, "a model has no document type"),
        DiagnosticKind("xml.empty", .error, "the file is empty"),
        DiagnosticKind("xml.malformed", .error, "the file isn't XML"),
        DiagnosticKind("xml.not-utf8", .error, "the file isn't UTF-8"),
        DiagnosticKind("xml.too-deep", .error, "elements are nested too deeply"),
        DiagnosticKind(
            "xml.undefined-reference",
            .error,
            "a reference such as `&nbsp;` is undefined"
        ),
        DiagnosticKind("xml.unexpected-text", .warning, "text between tags has no meaning"),
        DiagnosticKind(
            "xml.unknown-attribute",
            .warning,
            "an attribute is unknown in all versions of Xcode"
        ),
        DiagnosticKind(
            "xml.unknown-element",
            .warning,
            "an element is unknown in all versions of Xcode"
        ),
        DiagnosticKind(
            "xml.unknown-word",
            .warning,
            "a value isn't one of the valid words"
        ),
        DiagnosticKind("xml.unreadable-choice", .warning, "a value is neither YES nor NO"),
        DiagnosticKind("xml.unreadable-number", .warning, "a value isn't a whole number"),
        DiagnosticKind(
            "xml.unwritable-character",
            .error,
            "a text contains a character that XML can't represent"
        ),
    ]
}
