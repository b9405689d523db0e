import Foundation
import TestSupport
import Testing

/// The built tool, with a folder of its own for every run.
struct Tool {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "tool")
    }

    /// Runs the tool in the folder. For example: `try tool.run("inspect", "Notes.xcdatamodeld")`.
    @discardableResult
    func run(
        _ arguments: String...,
        environment: [String: String?] = [:]
    ) throws -> ProcessResult {
        try TestSupport.run(
            [Self.path()] + arguments,
            environment: environment,
            directory: folder.url
        )
    }

    /// Runs a command of the tool with a list of arguments.
    @discardableResult
    func run(_ command: String, _ arguments: [String]) throws -> ProcessResult {
        try TestSupport.run([Self.path(), command] + arguments, directory: folder.url)
    }

    /// Runs a line of `sh`, in which `$MODELGEN` is the tool.
    @discardableResult
    func shell(_ line: String) throws -> ProcessResult {
        try TestSupport.run(
            ["/bin/sh", "-c", line],
            environment: ["MODELGEN": try Self.path()],
            directory: folder.url
        )
    }

    /// Writes a model with the entities in `xml`, and answers its path. For example: `App/Notes`
    /// becomes `App/Notes.xcdatamodeld`.
    @discardableResult
    func writeModel(_ xml: String, named name: String = "Notes") throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            \(xml)
            </model>
            """
        let version = name.split(separator: "/").last ?? ""
        try folder.write(text, to: "\(name).xcdatamodeld/\(version).xcdatamodel/contents")
        return "\(name).xcdatamodeld"
    }

    /// The names in a folder below the tool's own, sorted, without hidden ones.
    func names(in path: String) throws -> [String] {
        let url = folder.url.appending(path: path)
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { !$0.hasPrefix(".") }
            .sorted()
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
    }
}

extension Tool {
    /// A copy of the example's model, away from its configuration.
    func copyExample() throws -> String {
        let name = "HealthNotes.xcdatamodeld"
        let example = "Examples/HealthNotes/Sources/HealthNotes/\(name)"
        try FileManager.default.copyItem(
            at: repositoryRoot.appending(path: example),
            to: folder.url.appending(path: name)
        )
        return name
    }

    static func path() throws -> String {
        try #require(builtTool, "modelgen is not built beside the tests")
    }
}

/// Entities for tests that need any model at all.
enum SampleModel {
    static let good = """
        <entity name="Note" representedClassName="Note">
            <attribute name="text" attributeType="String"/>
        </entity>
        <entity name="Tag" representedClassName="Tag">
            <attribute name="name" attributeType="String"/>
        </entity>
        """

    /// Two errors: an unknown type and an unknown destination.
    static let bad = """
        <entity name="Note" representedClassName="Note">
            <attribute name="text" attributeType="Strin"/>
            <relationship name="tag" optional="YES" maxCount="1" destinationEntity="Tga"/>
        </entity>
        """
}
