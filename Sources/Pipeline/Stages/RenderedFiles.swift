import Output

/// The files of one model.
struct RenderedFiles: Sendable {
    /// What the files name as their origin. For example: `Notes.xcdatamodeld`.
    let origin: String
    let files: [GeneratedFile]
}
