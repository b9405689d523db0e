import Output

/// The files of one model.
struct RenderedFiles: Sendable {
    /// The origin that the files state. For example: `Notes.xcdatamodeld`.
    let origin: String
    let files: [GeneratedFile]
}
