/// Finds what lies below a folder. Every part of the tool that looks into folders looks like this:
///
/// - Hidden files and folders are ignored.
/// - Linked folders are entered after all others, and no folder twice. So a folder is found by its own
///   path, a link to a folder above adds nothing, and there need be no limit of depth.
/// - A search, for what nobody named, ignores folders that hold what was built or what others wrote.
///
/// The build plugin can't import this and does the same; a test compares the names.
package struct FolderWalk {
    private var found: [String] = []
    private var links: [String] = []
    private var visited = VisitedFiles()
    private let scope: Scope
    private let limit: Int

    /// What a folder is looked into for.
    package enum Scope: Sendable {
        /// What the user named.
        case named
        /// What is to be found by itself.
        case search

        fileprivate func ignores(_ folder: String) -> Bool {
            switch self {
            case .named: false
            case .search: FolderWalk.foreignFolders.contains(folder)
            }
        }
    }

    /// A file or a folder on the way.
    package struct Entry {
        package let path: String
        package let name: String
        package let isFolder: Bool
    }

    /// The names of folders with what was built or what others wrote.
    private static let foreignFolders: Set<String> = [
        "Build", "build", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    /// The paths of what is wanted below a folder, sorted folder by folder. What is wanted isn't
    /// entered.
    ///
    /// For example: `FolderWalk.paths(below: "App") { $0.name.hasSuffix(".swift") }`.
    ///
    /// - Parameter reportUnreadable: Takes the paths of folders that can't be read.
    package static func paths(
        below folder: String,
        _ scope: Scope = .named,
        reportUnreadable: (String) -> Void = { _ in },
        where isWanted: (Entry) -> Bool
    ) -> [String] {
        var walk = Self(scope: scope, limit: .max)
        walk.run(folder, reportUnreadable, isWanted)
        let paths = walk.found.map { (path: $0, parts: $0.split(separator: "/")) }
        return paths.sorted { $0.parts.lexicographicallyPrecedes($1.parts) }.map(\.path)
    }

    /// Whether something below a folder is wanted.
    ///
    /// For example: `FolderWalk.contains(below: "App") { $0.name.hasSuffix(".swift") }`.
    package static func contains(below folder: String, where isWanted: (Entry) -> Bool) -> Bool {
        var walk = Self(scope: .named, limit: 1)
        walk.run(folder, { _ in }, isWanted)
        return !walk.found.isEmpty
    }

    private init(scope: Scope, limit: Int) {
        self.scope = scope
        self.limit = limit
    }

    private mutating func run(
        _ folder: String,
        _ reportUnreadable: (String) -> Void,
        _ isWanted: (Entry) -> Bool
    ) {
        enter(folder, reportUnreadable, isWanted)
        while !links.isEmpty {
            let next = links.sorted()
            links = []
            for link in next { enter(link, reportUnreadable, isWanted) }
        }
    }

    private mutating func enter(
        _ folder: String,
        _ reportUnreadable: (String) -> Void,
        _ isWanted: (Entry) -> Bool
    ) {
        guard found.count < limit, visited.visit(folder) else { return }
        guard let names = try? listFolder(folder) else { return reportUnreadable(folder) }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        for name in names where !name.hasPrefix(".") && found.count < limit {
            let entry = Entry(path: start + name, name: name, isFolder: isFolder(start + name))
            if isWanted(entry) {
                if !entry.isFolder || visited.visit(entry.path) { found.append(entry.path) }
            } else if entry.isFolder, !scope.ignores(name) {
                if isLink(entry.path) {
                    links.append(entry.path)
                } else {
                    enter(entry.path, reportUnreadable, isWanted)
                }
            }
        }
    }
}
