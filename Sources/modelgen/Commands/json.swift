import ModelIR
import ModelJSON

/// Returns a model as JSON, or throws the reason why it can't be encoded.
func json(_ model: Model) throws(RunError) -> [UInt8] {
    do {
        return try ModelDocument(model).json()
    } catch {
        throw RunError(message: "the model can't be written as JSON: \(error)")
    }
}
