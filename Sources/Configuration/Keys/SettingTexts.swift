/// The descriptions of settings that are also command-line options: a sentence each, without its
/// period.
package enum SettingTexts {
    package static let inputs =
        "A .xcdatamodeld or .xcdatamodel folder, a .swift file, or a folder of such files"
    package static let output =
        "The folder of the generated files; it is created where it is missing"
    package static let modelVersion =
        "The version of the model to read instead of the current one"
    package static let templates =
        "A folder with templates to use instead of the built-in ones of the same names"
    package static let target =
        "What the code is for; without it, coredata for a model file and sqlite for Swift, and inputs"
        + " of both kinds are an error"
    package static let layout =
        "One file for each entity, or a single file for each input"
    package static let access = "The access level of what is generated"
    package static let onMissing =
        "What reading a required value does when the store has none: stop with a message, answer"
        + " the default, or answer nil from a property that is optional in code"
    package static let width =
        "How many characters a line may have before it is broken; SQL in it keeps to 100"
    package static let classForm =
        "Whether classes of model files are written, or members in an extension of a class that you"
        + " have"
    package static let baseClass =
        "The class that generated classes inherit from if their entity has no parent"
    package static let isolation =
        "The actor that the code belongs to: none, which compiles in every module, also in one that"
        + " assumes the main actor; or what the module assumes"
}
