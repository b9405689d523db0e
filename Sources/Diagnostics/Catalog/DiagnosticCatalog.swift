/// The diagnostics that no rule reports: those of readers, of lowering, of the configuration and of the run.
package enum DiagnosticCatalog {
    /// Sorted by id. The page `Diagnostics.md`, the ids that a configuration knows and the descriptions in SARIF come
    /// from here and from the rules.
    package static let others: [DiagnosticKind] = [
        DiagnosticKind(
            "attribute.code-default",
            .error,
            "a default is code, which a model file can't hold"
        ),
        DiagnosticKind(
            "attribute.default-out-of-range",
            .warning,
            "a default does not fit the attribute's type, and is ignored"
        ),
        DiagnosticKind(
            "attribute.left-out",
            .warning,
            "an attribute, or something about it, is not in the code for SQLite, or not in what a model is converted to"
        ),
        DiagnosticKind(
            "attribute.lenient-default",
            .note,
            "a default is spelled unusually; its meaning is clear"
        ),
        DiagnosticKind(
            "attribute.missing-composite",
            .error,
            "an attribute of type Composite names none"
        ),
        DiagnosticKind("attribute.missing-name", .error, "an attribute has no name"),
        DiagnosticKind(
            "attribute.quoted-default",
            .note,
            "a default is two quotation marks, not an empty text"
        ),
        DiagnosticKind(
            "attribute.transient-without-value",
            .error,
            "an attribute that is never stored has no default and is not optional"
        ),
        DiagnosticKind("attribute.unknown-type", .error, "there is no such attribute type"),
        DiagnosticKind(
            "attribute.unreadable-default",
            .warning,
            "a default isn't a value of the attribute's type, and is ignored"
        ),
        DiagnosticKind(
            "attribute.wrong-default",
            .error,
            "a default in Swift isn't a value of the type"
        ),
        DiagnosticKind(
            "bundle.dangling-current-version",
            .error,
            "the current version is not in the bundle"
        ),
        DiagnosticKind("bundle.empty", .error, "a bundle holds no model"),
        DiagnosticKind(
            "bundle.no-current-version",
            .error,
            "there are several versions, and none is current"
        ),
        DiagnosticKind(
            "bundle.unknown-version",
            .error,
            "there is no version of the name that was given"
        ),
        DiagnosticKind("check.changed", .error, "a generated file is out of date"),
        DiagnosticKind("check.edited", .error, "a generated file was edited by hand"),
        DiagnosticKind("check.missing", .error, "a generated file is not there"),
        DiagnosticKind(
            "check.stale",
            .error,
            "a generated file is there, and nothing generates it any more"
        ),
        DiagnosticKind(
            "choice.different-numbers",
            .error,
            "a case of a choice has two stored numbers"
        ),
        DiagnosticKind(
            "choice.duplicate-number",
            .error,
            "two cases of a choice have one stored number"
        ),
        DiagnosticKind(
            "choice.missing-number",
            .error,
            "a case of a choice has no stored number, and others have"
        ),
        DiagnosticKind(
            "choice.unknown-case",
            .error,
            "a stored number is given for a case that does not exist"
        ),
        DiagnosticKind("choice.wrong-number", .error, "a stored number needs more than 16 bits"),
        DiagnosticKind(
            "class.inherits-itself",
            .error,
            "entities that share classes have parents by which a class would inherit from itself"
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
            "copies lack a relationship to objects that have no class of their own"
        ),
        DiagnosticKind(
            "clone.no-parent",
            .warning,
            "an attribute follows that of a parent, and nothing is copied with one"
        ),
        DiagnosticKind(
            "clone.required",
            .error,
            "a required attribute without a default is to be left out of copies"
        ),
        DiagnosticKind(
            "clone.unknown-attribute",
            .error,
            "a parent has no attribute that copies could follow"
        ),
        DiagnosticKind(
            "clone.unreachable",
            .warning,
            "rules for copies of objects that nothing copies"
        ),
        DiagnosticKind(
            "clone.users-class",
            .error,
            "copies of a class whose family has a class that isn't generated whole"
        ),
        DiagnosticKind(
            "clone.wrong-type",
            .error,
            "a rule for copies does not fit the type of the property"
        ),
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
            "the attribute that tells cases apart does not hold what is stored for them"
        ),
        DiagnosticKind(
            "composite.label-types",
            .error,
            "two cases use one label for different types"
        ),
        DiagnosticKind(
            "composite.left-out",
            .warning,
            "a composite of Core Data is not in the declarations that a model is converted to"
        ),
        DiagnosticKind("composite.missing-label", .error, "a value of a case has no label"),
        DiagnosticKind("composite.missing-name", .error, "a composite has no name"),
        DiagnosticKind(
            "composite.missing-type",
            .error,
            "nothing names the type of a composite property"
        ),
        DiagnosticKind(
            "composite.needless-discriminator",
            .error,
            "a property whose type has no cases names a discriminator"
        ),
        DiagnosticKind(
            "composite.nested-choice",
            .error,
            "a choice is a part of a type that is stored in several attributes"
        ),
        DiagnosticKind(
            "composite.required-attribute",
            .error,
            "an attribute behind a property may have nothing to hold, and is not optional"
        ),
        DiagnosticKind(
            "composite.same-attribute",
            .error,
            "an attribute would hold two things at once"
        ),
        DiagnosticKind(
            "composite.type-mismatch",
            .error,
            "an attribute does not hold what a part of the property is"
        ),
        DiagnosticKind(
            "composite.unknown-attribute",
            .error,
            "an attribute behind a property does not exist"
        ),
        DiagnosticKind(
            "composite.unknown-part",
            .error,
            "an attribute is named for a part that the type does not have"
        ),
        DiagnosticKind(
            "composite.unusable-attribute",
            .error,
            "an attribute behind a property can't be stored under its name"
        ),
        DiagnosticKind(
            "config.core-data-only",
            .warning,
            "what the configuration says is for Core Data, and the target is SQLite"
        ),
        DiagnosticKind(
            "config.duplicate-key",
            .error,
            "a key of the configuration stands there twice"
        ),
        DiagnosticKind(
            "config.fixed-check",
            .error,
            "the configuration wants an error to be something else"
        ),
        DiagnosticKind("config.malformed", .error, "the configuration isn't JSON"),
        DiagnosticKind(
            "config.misplaced-key",
            .error,
            "a relationship is to have what only attributes have"
        ),
        DiagnosticKind(
            "config.missing-key",
            .error,
            "neither the configuration nor the command line names an input"
        ),
        DiagnosticKind(
            "config.other-inputs",
            .error,
            "`modelgen emit` was not given what the configuration names"
        ),
        DiagnosticKind("config.unknown-check", .error, "there is no diagnostic of this id"),
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
            "a value of the configuration is of another type"
        ),
        DiagnosticKind(
            "config.wrong-value",
            .error,
            "a value of the configuration is none of those that are possible"
        ),
        DiagnosticKind(
            "configuration.left-out",
            .warning,
            "a configuration is not in the declarations that a model is converted to"
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
            "an entity, or something about it, is not in what a model is converted to"
        ),
        DiagnosticKind("entity.missing-name", .error, "an entity has no name"),
        DiagnosticKind(
            "entity.needed",
            .error,
            "an entity that is left out is needed by another, for SQLite"
        ),
        DiagnosticKind(
            "entity.no-class",
            .warning,
            "an entity names no class, so there is no code for it"
        ),
        DiagnosticKind(
            "entity.same-class",
            .error,
            "two entities have one class, and SQLite needs one for each"
        ),
        DiagnosticKind("entity.shared-class", .warning, "two entities share a class"),
        DiagnosticKind(
            "entity.too-many-columns",
            .error,
            "the table of an entity, with all that inherit from it, has more columns than SQLite takes"
        ),
        DiagnosticKind(
            "entity.unusable-name",
            .error,
            "the name that a class is to have in Swift can't be used"
        ),
        DiagnosticKind("entity.xcode-generates", .warning, "Xcode would declare the same class"),
        DiagnosticKind(
            "enumeration.duplicate-raw-value",
            .error,
            "two cases of an enum have one raw value"
        ),
        DiagnosticKind(
            "enumeration.wrong-raw-value",
            .error,
            "a raw value does not fit the raw type"
        ),
        DiagnosticKind(
            "fetch-request.left-out",
            .warning,
            "a fetch request is not in the declarations that a model is converted to"
        ),
        DiagnosticKind(
            "fetch-request.missing-entity",
            .error,
            "a fetch request asks for no entity"
        ),
        DiagnosticKind("fetch-request.missing-name", .error, "a fetch request has no name"),
        DiagnosticKind(
            "fetched-property.left-out",
            .warning,
            "a fetched property is not in the code for SQLite, or not in the declarations that a model is converted to"
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
            "an index, or something about it, is not in the code for SQLite, or not in what a model is converted to"
        ),
        DiagnosticKind("index.missing-name", .error, "an index has no name"),
        DiagnosticKind("index.missing-property", .error, "a part of an index names no property"),
        DiagnosticKind(
            "initializer.missing-property",
            .error,
            "an initialiser does not take a property that has to be given"
        ),
        DiagnosticKind("initializer.no-property", .error, "an initialiser takes no property"),
        DiagnosticKind(
            "initializer.unknown-property",
            .error,
            "an initialiser is to take a property that does not exist"
        ),
        DiagnosticKind(
            "initializer.unusable-label",
            .error,
            "an initialiser is to have a label that can't be one, or those of another initialiser"
        ),
        DiagnosticKind("json.malformed", .error, "a file isn't JSON"),
        DiagnosticKind(
            "json.other-format",
            .error,
            "a JSON file isn't a model, or of another version"
        ),
        DiagnosticKind(
            "json.unexpected",
            .error,
            "a value in a JSON model is not what belongs there"
        ),
        DiagnosticKind(
            "member.access-left-out",
            .warning,
            "a property can be used more widely than its declaration says: a private one, or one with a private setter, that classes in other files set or copy, or a relationship with a private setter"
        ),
        DiagnosticKind(
            "member.condition-left-out",
            .warning,
            "a class, a value type or a case is in the code without the condition around it, as is a property that children copy in SQLite, or one in a model file"
        ),
        DiagnosticKind(
            "member.conditional",
            .note,
            "code of a declaration needs a module of Apple's systems, and is under its `#if`"
        ),
        DiagnosticKind(
            "member.left-out",
            .warning,
            "a member of a declaration is not in the code, where it is a deinitializer or an override, or an observer whose names hide the property, or not in a model file"
        ),
        DiagnosticKind(
            "member.missing-name",
            .warning,
            "carried-over code names what the code does not have: a part of SwiftData, or a type that only holds models"
        ),
        DiagnosticKind(
            "member.optional-relationship",
            .warning,
            "carried-over code unwraps a to-many relationship, which isn't an optional in the code"
        ),
        DiagnosticKind("model.binary", .error, "a model is a binary file of Xcode 4 or older"),
        DiagnosticKind(
            "model.left-out",
            .warning,
            "something about the model is not in what it is converted to"
        ),
        DiagnosticKind(
            "model.request-clash",
            .error,
            "two inputs of one run have a fetch request of one name"
        ),
        DiagnosticKind(
            "model.type-clash",
            .error,
            "two inputs of one run have an entity, composite or value type of one name"
        ),
        DiagnosticKind("model.wrong-root", .error, "a file is XML, but no model"),
        DiagnosticKind(
            "model.xcode-settings",
            .note,
            "what only Xcode uses is not in the declarations that a model is converted to"
        ),
        DiagnosticKind(
            "option-set.mixed",
            .error,
            "an option set has options with names and options without"
        ),
        DiagnosticKind("option-set.raw-type", .error, "an option set does not say what is stored"),
        DiagnosticKind("option.no-bit", .error, "the position of a bit isn't a whole number"),
        DiagnosticKind("option.out-of-width", .error, "the integer has no bit for an option"),
        DiagnosticKind("option.shared-bit", .error, "two options have one bit"),
        DiagnosticKind(
            "option.sign-bit",
            .warning,
            "an option has the bit that is the integer's sign"
        ),
        DiagnosticKind(
            "output.edit-replaced",
            .warning,
            "a file that was edited by hand is written again"
        ),
        DiagnosticKind(
            "output.left-alone",
            .warning,
            "a file that the manifest names isn't modelgen's, or is reached through a link: it stays as it is"
        ),
        DiagnosticKind(
            "output.long-name",
            .error,
            "the name of a class is too long for that of a file"
        ),
        DiagnosticKind("output.same-file", .error, "two classes would be generated into one file"),
        DiagnosticKind(
            "path.model-passed-over",
            .warning,
            "a folder that is read for its Swift files holds a Core Data model, which is not read"
        ),
        DiagnosticKind("path.not-a-model", .error, "the path leads to no model"),
        DiagnosticKind("path.not-found", .error, "there is nothing at the path"),
        DiagnosticKind(
            "path.several-models",
            .error,
            "several inputs are to be converted at once, and are not one model"
        ),
        DiagnosticKind(
            "path.two-kinds",
            .error,
            "the inputs are a model file and Swift, and nothing says what the code is for"
        ),
        DiagnosticKind("path.unreadable", .error, "the system refuses to read"),
        DiagnosticKind(
            "property.composite-type",
            .error,
            "one attribute is to have a type that is stored in several"
        ),
        DiagnosticKind(
            "property.conditional-without-default",
            .error,
            "no initialiser takes a property inside `#if`, and nothing else gives it a value"
        ),
        DiagnosticKind(
            "property.invalid-name",
            .error,
            "the name of a property isn't an identifier"
        ),
        DiagnosticKind(
            "property.no-composite",
            .error,
            "a property over several attributes has a type that is stored in one"
        ),
        DiagnosticKind(
            "property.out-of-reach",
            .error,
            "neither an attribute nor its primitive value can have a name of its own"
        ),
        DiagnosticKind(
            "property.reserved-name",
            .warning,
            "a name is taken in every managed object; the code uses another"
        ),
        DiagnosticKind(
            "property.same-setter",
            .error,
            "two properties differ only in the case of the first letter"
        ),
        DiagnosticKind(
            "property.type-mismatch",
            .error,
            "an attribute does not hold what its value type is stored as"
        ),
        DiagnosticKind("property.unknown", .error, "there is no stored property of this name"),
        DiagnosticKind(
            "property.unknown-type",
            .error,
            "an attribute is to have a value type that is not declared"
        ),
        DiagnosticKind(
            "property.unusable-name",
            .error,
            "the name that a property is to have isn't an identifier, or taken"
        ),
        DiagnosticKind(
            "relationship.ambiguous-inverse",
            .warning,
            "several relationships can be the inverse, so none is"
        ),
        DiagnosticKind("relationship.default", .error, "a relationship has a default"),
        DiagnosticKind(
            "relationship.empty-default",
            .note,
            "a relationship has an empty collection as its default, which says nothing"
        ),
        DiagnosticKind(
            "relationship.left-out",
            .warning,
            "a relationship, or something about it, is not in what a model is converted to"
        ),
        DiagnosticKind(
            "relationship.missing-destination",
            .error,
            "a relationship leads to no entity"
        ),
        DiagnosticKind(
            "relationship.missing-inverse",
            .warning,
            "an inverse is not declared where SwiftData infers none"
        ),
        DiagnosticKind(
            "relationship.missing-inverse-property",
            .error,
            "the inverse that is declared does not exist"
        ),
        DiagnosticKind("relationship.missing-name", .error, "a relationship has no name"),
        DiagnosticKind(
            "relationship.reserved-name",
            .error,
            "the name of a relationship is taken in every managed object"
        ),
        DiagnosticKind(
            "relationship.taken-inverse",
            .error,
            "the inverse that is declared has another inverse"
        ),
        DiagnosticKind(
            "relationship.wrong-inverse",
            .error,
            "the inverse that is declared does not lead back"
        ),
        DiagnosticKind(
            "revision.no-repository",
            .error,
            "an input that is compared with a git revision isn't in a repository"
        ),
        DiagnosticKind("revision.path-missing", .error, "an input doesn't exist at a git revision"),
        DiagnosticKind("revision.unknown", .error, "there is no such git revision"),
        DiagnosticKind("rule.empty-range", .error, "no value lies between the bounds of a rule"),
        DiagnosticKind(
            "rule.late-cleaning",
            .warning,
            "a rule changes the text after another has checked it"
        ),
        DiagnosticKind(
            "rule.not-applicable",
            .error,
            "a rule says nothing about values of this type"
        ),
        DiagnosticKind("rule.repeated", .error, "a rule stands there twice"),
        DiagnosticKind("rule.unknown", .error, "there is no such rule"),
        DiagnosticKind("rule.unknown-characters", .error, "there is no such set of characters"),
        DiagnosticKind(
            "rule.wrong-bound",
            .error,
            "a bound is no constant of the type, or there is none"
        ),
        DiagnosticKind("rule.wrong-pattern", .error, "a pattern is no regular expression"),
        DiagnosticKind("run.failed", .error, "the run failed, whatever the input says"),
        DiagnosticKind(
            "swift.attribute-left-out",
            .warning,
            "a class is generated without an attribute of its declaration, as `@available` or that of another library"
        ),
        DiagnosticKind("swift.equal-versions", .error, "two schemas have one version"),
        DiagnosticKind(
            "swift.misplaced-attribute",
            .error,
            "an attribute stands before the wrong declaration"
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
        DiagnosticKind("swift.not-utf8", .error, "the file isn't UTF-8"),
        DiagnosticKind(
            "swift.same-name",
            .error,
            "what is private to a file would have the name of another declaration in the code"
        ),
        DiagnosticKind("swift.syntax", .error, "the file is no valid Swift"),
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
        DiagnosticKind("swift.unknown-attribute", .error, "there is no such attribute"),
        DiagnosticKind(
            "swift.unknown-model",
            .error,
            "a version lists a class that is not declared"
        ),
        DiagnosticKind("swift.unknown-option", .error, "there is no such option, rule or index"),
        DiagnosticKind(
            "swift.unknown-type",
            .error,
            "there is no such type, or none that can be stored"
        ),
        DiagnosticKind(
            "swift.unknown-version",
            .error,
            "there is no schema of the name that was given"
        ),
        DiagnosticKind(
            "swift.unlisted-model",
            .warning,
            "a version of the model does not list a class, which is not generated"
        ),
        DiagnosticKind(
            "swift.unread-models",
            .warning,
            "the list of a version is made by code, so it says nothing here"
        ),
        DiagnosticKind(
            "swift.unsupported",
            .error,
            "a stored property is declared in a way that no model has"
        ),
        DiagnosticKind(
            "swift.wider-integer",
            .note,
            "stores have no integer of a type, as `UInt8`, so the code has a wider one"
        ),
        DiagnosticKind(
            "swift.wrong-argument",
            .error,
            "an argument is not of the form that the attribute takes"
        ),
        DiagnosticKind("template.error", .error, "a mistake in a template"),
        DiagnosticKind("template.none", .warning, "there is no template in the folder"),
        DiagnosticKind("template.not-text", .error, "a template is not UTF-8"),
        DiagnosticKind("template.repeated-name", .error, "two templates have one name"),
        DiagnosticKind("template.unused", .warning, "no template uses this one"),
        DiagnosticKind(
            "type.keyword",
            .error,
            "the name of a class or composite is a keyword of Swift"
        ),
        DiagnosticKind(
            "type.repeated-name",
            .error,
            "two types have one name, but for case, or a class has the name of the file of value types"
        ),
        DiagnosticKind(
            "type.reserved-name",
            .error,
            "a class would be called as a module, or a member of all classes, is"
        ),
        DiagnosticKind(
            "uniqueness-constraint.left-out",
            .warning,
            "a unique constraint over what has no column is not in the code for SQLite"
        ),
        DiagnosticKind(
            "uniqueness-constraint.missing-property",
            .error,
            "a unique constraint names no property"
        ),
        DiagnosticKind("usage.wrong", .error, "the command line cannot be understood"),
        DiagnosticKind(
            "user-info.bad-value",
            .error,
            "a key of User Info has a value that it can't have"
        ),
        DiagnosticKind("user-info.missing-key", .error, "an entry has no key"),
        DiagnosticKind(
            "user-info.unknown-key",
            .error,
            "a key of User Info begins with `modelgen.` and is not known"
        ),
        DiagnosticKind(
            "validated.raw-value",
            .error,
            "a validated struct does not have `rawValue` alone"
        ),
        DiagnosticKind(
            "value-type.duplicate-member",
            .error,
            "two options, cases or parts have one name"
        ),
        DiagnosticKind("value-type.empty", .error, "a value type has no option, case or part"),
        DiagnosticKind(
            "value-type.ignored-member",
            .warning,
            "a member of a value type is left out, since the generated one is called so, too"
        ),
        DiagnosticKind(
            "value-type.left-out",
            .warning,
            "value types are not printed beside a model file"
        ),
        DiagnosticKind(
            "value-type.reserved-member",
            .error,
            "the generated code needs the name itself"
        ),
        DiagnosticKind(
            "value-type.unknown-kind",
            .error,
            "a value type does not say how it is stored"
        ),
        DiagnosticKind("value-type.unknown-type", .error, "the type of a part does not exist"),
        DiagnosticKind(
            "value-type.unsupported-type",
            .error,
            "a value type cannot hold values of this type"
        ),
        DiagnosticKind("value-type.wrong-name", .error, "a name that Swift cannot spell"),
        DiagnosticKind("version.edited", .error, "a released version of a model was edited"),
        DiagnosticKind(
            "version.live-class",
            .error,
            "a frozen version has a class of the current one"
        ),
        DiagnosticKind(
            "version.none-released",
            .error,
            "there is no released version to compare with"
        ),
        DiagnosticKind("version.not-current", .error, "a version was added, and isn't current"),
        DiagnosticKind("version.removed", .error, "a released version of a model is gone"),
        DiagnosticKind("xml.conflict-marker", .error, "a merge conflict is left in the file"),
        DiagnosticKind("xml.doctype", .error, "a model has no document type"),
        DiagnosticKind("xml.empty", .error, "the file is empty"),
        DiagnosticKind("xml.malformed", .error, "the file is no XML"),
        DiagnosticKind("xml.not-utf8", .error, "the file isn't UTF-8"),
        DiagnosticKind("xml.too-deep", .error, "elements are nested without reason"),
        DiagnosticKind(
            "xml.undefined-reference",
            .error,
            "a reference such as `&nbsp;` stands for nothing"
        ),
        DiagnosticKind("xml.unexpected-text", .warning, "text between tags, which means nothing"),
        DiagnosticKind(
            "xml.unknown-attribute",
            .warning,
            "no version of Xcode is known to write this attribute"
        ),
        DiagnosticKind(
            "xml.unknown-element",
            .warning,
            "no version of Xcode is known to write this element"
        ),
        DiagnosticKind(
            "xml.unknown-word",
            .warning,
            "a value is none of the words that are possible"
        ),
        DiagnosticKind("xml.unreadable-choice", .warning, "a value is neither YES nor NO"),
        DiagnosticKind("xml.unreadable-number", .warning, "a value isn't a whole number"),
        DiagnosticKind(
            "xml.unwritable-character",
            .error,
            "a text holds a character that XML has no form for"
        ),
    ]
}
