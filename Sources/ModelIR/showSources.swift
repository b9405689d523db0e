extension Model {
    /// Makes compilers and debuggers locate all carried-over text in its source file.
    package mutating func showSources() {
        let model = self
        changeFragments { fragment in
            fragment.shownPlace = model.location(of: fragment.origin, part: "text")
        }
    }
}
