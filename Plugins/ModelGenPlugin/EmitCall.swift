import Foundation
import PackagePlugin

/// A call of `modelgen emit` for all models of a target, which are generated together.
struct EmitCall {
    private let configuration: ConfigurationInputs?
    private let inputs: [URL]

    private let place: TargetPlace

    /// Returns `nil` if there is nothing to generate or if an error prevents it, after reporting
    /// that.
    init?(for place: TargetPlace) {
        self.place = place
        configuration = ConfigurationInputs.find(for: place)
        // The tool reports the error in the configuration.
        if let configuration, !configuration.isReadable {
            inputs = []
            return
        }
        let search = ModelSearch(place)
        let named = configuration?.inputs?.filter { !place.isOfAnotherTarget($0) }
        inputs = named ?? search.models
        let compiled = named.map { $0.flatMap(place.compiledFiles) } ?? search.compiledDeclarations
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
        CheckedInCode(in: place).warn(of: inputs, in: place)
    }

    /// `tool` returns the location of an executable that was built for the plugin.
    func command(workFolder: URL, tool: (String) throws -> URL) throws -> Command {
        let outputs = outputNames(for: inputs)
        var arguments = ["emit", "--output", workFolder.path, "--source-locations"]
        if let configuration {
            arguments += ["--config", configuration.file.path]
            if configuration.isShared { arguments += ["--module", place.folder.path] }
        }
        arguments += zip(outputs, inputs).map { "\($0)=\($1.path)" }
        // SwiftPM only runs a command for its output, which is unknown if the configuration has an
        // error.
        let files = outputs.isEmpty ? ["Configuration+Generated.swift"] : outputs
        let sources = inputs.isEmpty ? [configuration?.file].compactMap(\.self) : inputs
        let names = sources.map(\.lastPathComponent).joined(separator: ", ")
        // The tool without the reader for Swift starts faster.
        return .buildCommand(
            displayName: "Generating Swift from \(names)",
            executable: try tool(readsSwift ? "modelgen-swift" : "modelgen"),
            arguments: arguments,
            inputFiles: watchedFiles,
            outputFiles: files.map { workFolder.appendingPathComponent($0) }
        )
    }

    private var readsSwift: Bool {
        inputs.contains { input in input.files.contains { $0.pathExtension == "swift" } }
    }

    /// All files that affect the result.
    private var watchedFiles: [URL] {
        inputs.flatMap(\.files) + snapshots + (configuration.map { [$0.file] } ?? [])
            + (configuration?.templates.flatMap(\.files) ?? [])
    }

    /// Earlier versions of the model, which `modelgen freeze` writes beside it.
    private var snapshots: [URL] {
        let folders = inputs.map {
            $0.deletingLastPathComponent().appendingPathComponent("Schemas", isDirectory: true)
        }
        return Set(folders).sorted { $0.path < $1.path }.flatMap(\.children)
            .filter { $0.pathExtension.lowercased() == "json" }
    }
}

/// Reports a compiled declaration, which the generated code would declare again.
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
