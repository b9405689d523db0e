import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model as JSON: equal models give equal bytes. `Documentation/model-json.md` describes the
/// format.
///
/// For example: `try ModelDocument(model).json()`.
package struct ModelDocument: Codable, Hashable, Sendable {
    package static let format = "modelgen-model"
    /// Increases if readers of the previous version can't read the new one.
    package static let formatVersion = 2

    package var format = Self.format
    package var formatVersion = Self.formatVersion
    package var model: Model

    package init(_ model: Model) {
        self.model = model
    }

    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// - Throws: `DecodingError`, which identifies the place by its path.
    package init(json: [UInt8]) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        self = try decoder.decode(Self.self, from: Data(json))
        model.nameFiles()
    }
}
