import Output

/// The generated files of a run.
package struct GeneratedOutput: Hashable, Sendable {
    /// The target: the user's choice, or the one that the inputs imply.
    package let target: Target
    package private(set) var files: [GeneratedFile] = []
    /// The origins of the code, including models without a file.
    package private(set) var origins: Set<String> = []

    init(target: Target) {
        self.target = target
    }

    mutating func add(_ rendered: RenderedFiles) {
        files += rendered.files
        origins.insert(rendered.origin)
    }
}
