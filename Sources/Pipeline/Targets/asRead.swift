import Checks
import ModelIR

/// Returns a model as code for a target reads it.
///
/// For example: for SQLite, inverses name each other; Core Data takes them as the model declares them.
package func asRead(_ model: Model, by target: Target) -> Model {
    target == .coredata ? model : withMutualInverses(model)
}
