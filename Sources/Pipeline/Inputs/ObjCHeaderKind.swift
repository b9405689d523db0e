import Diagnostics
import Files
import ModelIR
import ObjCHeaderReader

/// Headers of managed object subclasses in Objective-C, and folders of them.
struct ObjCHeaderKind: InputKind {
    let words = "an Objective-C header"
    let suffixes = ObjCHeaderReader.suffixes
    func target(of path: String) -> Target { .coredata }
    /// Headers of several classes form one model, and headers beside a model describe its code.
    let joinsInputs = true
    let refinesOthers = true
    let folderSuffix: String? = ".h"

    /// This tool parses in a separate process.
    private var reader: ObjCHeaderReader { ObjCHeaderReader(parser: .tool) }

    func claims(_ folder: String) -> Bool {
        FolderWalk.contains(below: folder) { !$0.isFolder && owns($0.name) }
            && !FolderWalk.contains(below: folder) { entry in
                entry.name.hasSuffix(".swift")
                    && !file(entry.path, startsWith: generatedFileOpening)
            }
    }

    /// Matches folders with headers of managed objects.
    func isFound(_ entry: FolderWalk.Entry) -> Bool {
        guard entry.isFolder, let names = try? listFolder(entry.path) else { return false }
        return names.contains { owns($0) && declaresManagedObject("\(entry.path)/\($0)") }
    }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        reportPassedOverModels(paths, "headers", in: input, &diagnostics)
        let model = readChecked(&diagnostics) { found in
            reader.read(paths, name: input.modelName, diagnostics: &found)
        }
        return [model]
    }

    func refine(
        _ model: Model,
        with paths: [String],
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        readChecked(&diagnostics) { reader.refine(model, with: paths, diagnostics: &$0) }
    }

    private func declaresManagedObject(_ file: String) -> Bool {
        guard let bytes = try? readFile(file) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split { !$0.isLetter && $0 != "@" }.contains("NSManagedObject")
            && text.contains("@interface")
    }
}
