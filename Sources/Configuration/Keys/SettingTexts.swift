/// The descriptions of settings that are also command-line options: a sentence each, without its
/// period.
package enum SettingTexts {
    package static let inputs =
        "A model, in any form that 'modelgen generate' reads"
    package static let output =
        "The folder of the generated files; it is created if it doesn't exist"
    package static let modelVersion =
        "The version of the model to read instead of the current one"
    package static let versions =
        "The older versions of the model whose code migration stages need: all, or their names; the"
        + " code then has a migration plan, too. Not for Core Data"
    package static let plan =
        "The migration plan of a model with older versions: a generated one, which asks for the"
        + " functions between versions, or your own, which names the generated versions"
    package static let templates =
        "A folder with templates to use instead of the built-in ones of the same names"
    package static let target =
        "The platform of the code; by default, coredata for a model file and sqlite for Swift and"
        + " databases; inputs of both kinds require a choice"
    package static let layout =
        "One file for each entity, or a single file for each input"
    package static let access =
        "The access level of all generated code; by default, each declaration in Swift keeps its own, and"
        + " all else is internal"
    package static let onMissing =
        "The behavior of reading a required value that the store lacks: stop with a message,"
        + " return the default, or return nil from a property that is optional in code"
    package static let width =
        "The maximum number of characters in a line; SQL in the code is limited to 100"
    package static let classForm =
        "Whether to generate classes for model files, or extensions with members for classes that"
        + " you write"
    package static let baseClass =
        "The class that generated classes inherit from if their entity has no parent"
    package static let toMany =
        "The type of a to-many relationship in code for SQLite: as Swift declares it, or ToMany, which"
        + " changes and counts members without loading the others"
    package static let stack =
        "The code for Core Data beside the classes: none, the managed object model, which is built at run"
        + " time in place of a model file, or also a container for its stores; by default, the model"
        + " unless the inputs are Core Data models"
    package static let isolation =
        "The actor isolation of the code: none, which compiles in every module, even if it"
        + " defaults to the main actor; or the default of the module, which classes never have; for SQLite"
        + " and Core Data, what their declarations in Swift have beside properties does"
}
