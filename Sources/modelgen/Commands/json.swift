import ModelIR
import ModelJSON

/// A model as JSON, or what kept it from being written.
func json(_ model: Model) throws(RunError) -> [UInt8] {
    do {
        return try ModelDocument(model).json()
    } catch {
        throw RunError(message: "the model cannot be written as JSON: \(error)")
    }
}
