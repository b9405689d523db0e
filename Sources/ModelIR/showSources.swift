extension Model {
    /// Makes compilers and debuggers locate all carried-over text in its source file.
    package mutating func showSources() {
        changeFragments { $0.shownPlace = $0.origin.location(of: "text") }
    }
}
