/// Where a package of a test has the tool from.
enum ToolSource: Equatable {
    /// It's built with the package, as by most users.
    case source
    /// It was built with the tests.
    case tests
    /// A bundle, as `MODELGEN_TOOL` says it. For example: `prebuilt`.
    case bundle(String)
}
