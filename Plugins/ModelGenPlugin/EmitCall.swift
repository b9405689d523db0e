import Foundation
import PackagePlugin

/// A call of `modelgen emit` for all models of a target, which are generated together.
struct EmitCall {
    private let configuration: ConfigurationInputs?
    private let inputs: [URL]

    /// Nil where there is nothing to generate, or where a mistake keeps from it; both are told.
    init?(for place: TargetPlace) {
        do {
            configuration = try ConfigurationInputs(in: place.folder)
        } catch {
            let file = place.folder.appendingPathComponent("modelgen.json")
            Diagnostics.error("the configuration cannot be read: \(error)", file: file.path)
            return nil
        }
        let search = ModelSearch(place)
        inputs = configuration?.inputs ?? search.models
        let compiled =
            configuration?.inputs.map { $0.flatMap(place.compiledFiles) }
            ?? search.compiledDeclarations
        if !compiled.isEmpty {
            for file in compiled { reportCompiled(file, in: place) }
            return nil
        }
        if inputs.isEmpty {
            Diagnostics.warning(
                "ModelGenPlugin finds no model in the target '\(place.name)': no .xcdatamodeld, and"
                    + " no folder 'Models' with Swift declarations that the target excludes"
            )
            return nil
        }
    }

    /// `tool` answers where an executable lies that was built for the plugin.
    func command(workFolder: URL, tool: (String) throws -> URL) throws -> Command {
        let outputs = outputNames(for: inputs)
        var arguments = ["emit", "--output", workFolder.path]
        if let configuration {
            arguments += ["--config", configuration.file.path]
        } else {
            arguments += ["--target", "sqlite"]
        }
        arguments += zip(outputs, inputs).map { "\($0)=\($1.path)" }
        let names = inputs.map(\.lastPathComponent).joined(separator: ", ")
        // The tool without the reader for Swift starts faster.
        return .buildCommand(
            displayName: "Generating Swift from \(names)",
            executable: try tool(readsSwift ? "modelgen-swift" : "modelgen"),
            arguments: arguments,
            inputFiles: watchedFiles,
            outputFiles: outputs.map { workFolder.appendingPathComponent($0) }
        )
    }

    private var readsSwift: Bool {
        inputs.contains { input in
            !["xcdatamodeld", "xcdatamodel"].contains(input.pathExtension)
        }
    }

    /// Every file whose content the result depends on.
    private var watchedFiles: [URL] {
        inputs.flatMap(\.files) + (configuration.map { [$0.file] } ?? [])
            + (configuration?.templates?.files ?? [])
    }
}

/// A declaration that is compiled would be declared a second time by what is generated.
private func reportCompiled(_ file: URL, in place: TargetPlace) {
    let path = place.relativePath(of: file)
    let parts = path.split(separator: "/")
    let folder = parts.lastIndex(of: "Models").map { parts[...$0].joined(separator: "/") }
    Diagnostics.error(
        "'\(path)' declares a model for modelgen and is compiled with the target, too; in"
            + " Package.swift, add to the target '\(place.name)': exclude: [\"\(folder ?? path)\"]",
        file: file.path,
        line: 1
    )
}
