import ModelIR

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model as JSON: the same bytes for the same model. `Documentation/model-json.md` describes it.
struct ModelDump: Encodable {
    let format = "modelgen-model"
    /// Grows when a reader of the former version could not read the next.
    let formatVersion = 1
    let model: Model

    init(_ model: Model) {
        self.model = model
    }

    func json() throws(RunError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        } catch {
            throw RunError(message: "the model cannot be written as JSON: \(error)")
        }
    }
}
