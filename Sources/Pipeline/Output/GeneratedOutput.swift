import Output

/// Everything that a run generates.
package struct GeneratedOutput: Hashable, Sendable {
    /// What it's for: what the user chose, or what the inputs imply.
    package let target: Target
    package private(set) var files: [GeneratedFile] = []
    /// What it was generated from, models without a file included.
    package private(set) var origins: Set<String> = []

    init(target: Target) {
        self.target = target
    }

    mutating func add(_ rendered: RenderedFiles) {
        files += rendered.files
        origins.insert(rendered.origin)
    }
}
