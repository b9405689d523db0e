import Files

/// The mapping from the source files of a model to the inputs that contain them.
///
/// For example: the input `Models` owns `Models/Note.swift`.
struct SourceOwners {
    /// The index of the input for each source of the model.
    private let owners: [Int]

    init(inputs: [String], sources: [String]) {
        let paths = inputs.map(withoutTrailingSlashes)
        owners = sources.map { source in
            let source = withoutTrailingSlashes(source)
            let holders = paths.indices.filter { index in
                source == paths[index] || source.hasPrefix(paths[index] + "/")
            }
            // The most specific input, if a file is specified in addition to its folder.
            return holders.max { paths[$0].utf8.count < paths[$1].utf8.count } ?? 0
        }
    }

    func owns(_ input: Int, source: Int) -> Bool {
        (owners.indices.contains(source) ? owners[source] : 0) == input
    }
}
