import Foundation
import TestSupport
import Testing

/// The built command line tool.
enum Modelgen {
    static func run(
        _ arguments: [String],
        environment: [String: String?] = [:],
        directory: URL
    ) throws -> ProcessResult {
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        return try TestSupport.run(
            [tool] + arguments,
            environment: environment,
            directory: directory
        )
    }
}
