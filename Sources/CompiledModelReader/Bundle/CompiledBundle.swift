import Diagnostics
import Files

/// A `.momd` folder: the compiled versions of a model, and the name of the current one.
struct CompiledBundle {
    static let suffix = ".momd"
    static let versionSuffix = ".mom"

    let path: String
    /// The names of the versions without extension, sorted.
    let versions: [String]

    init(path: String) throws(FileProblem) {
        self.path = path
        versions = try listFolder(path).filter { $0.hasSuffix(Self.versionSuffix) }
            .map { String($0.dropLast(Self.versionSuffix.count)) }
    }

    /// The name of the version to read: the wanted one, the current one, or the only one.
    func version(_ wanted: String?, _ diagnostics: inout DiagnosticSink) -> String? {
        let problem: Diagnostic
        if let wanted {
            let names = [Self.versionSuffix, ".xcdatamodel"].reduce(wanted) { name, suffix in
                name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
            }
            if versions.contains(names) { return names }
            problem = unknownVersion(wanted)
        } else if versions.isEmpty {
            problem = noModel
        } else if let current = currentVersion, versions.contains(current) {
            return current
        } else if versions.count == 1 {
            return versions[0]
        } else {
            problem = noCurrentVersion
        }
        diagnostics.report(problem)
        return nil
    }

    /// The version that `VersionInfo.plist` names.
    private var currentVersion: String? {
        guard let bytes = try? readFile(path + "/VersionInfo.plist"),
            let list = try? BinaryPropertyList(bytes),
            case .dictionary(let keys, let values) = list.nodes[list.top]
        else { return nil }
        for (key, value) in zip(keys, values) {
            guard list.nodes[key] == .string("NSManagedObjectModel_CurrentVersionName"),
                case .string(let name) = list.nodes[value]
            else { continue }
            return name
        }
        return nil
    }

    private var noModel: Diagnostic {
        let message = "'\(path)' contains no '\(Self.versionSuffix)' file, so there is no model"
        return Diagnostic(.error, "bundle.empty", at: SourceLocation(file: path), message)
    }

    private func unknownVersion(_ wanted: String) -> Diagnostic {
        let nearest = nearestName(to: wanted, in: versions)
        let message = "the model has no version '\(wanted)'\(didYouMean(nearest))"
        let location = SourceLocation(file: path)
        return Diagnostic(.error, "bundle.unknown-version", at: location, message, notes: [list])
    }

    private var noCurrentVersion: Diagnostic {
        let message =
            "the model has \(versions.count) versions, and 'VersionInfo.plist' names none of them; "
            + "choose one with --model-version"
        let location = SourceLocation(file: path)
        return Diagnostic(.error, "bundle.no-current-version", at: location, message, notes: [list])
    }

    private var list: Diagnostic.Note {
        Diagnostic.Note("versions: " + versions.map { "'\($0)'" }.joined(separator: ", "))
    }
}
