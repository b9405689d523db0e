import Diagnostics
import ModelIR

/// The message about a name that no value type has.
///
/// For example: `there is no value type 'Titel', did you mean 'Title'?`.
func unknownValueType(_ name: String, _ types: [String: ValueType]) -> String {
    let nearest = didYouMean(nearestName(to: name, in: types.keys.sorted()))
    let hint =
        nearest.isEmpty ? "; if a Swift file declares it, name that file as an input, too" : nearest
    return "there is no value type '\(name)'" + hint
}
