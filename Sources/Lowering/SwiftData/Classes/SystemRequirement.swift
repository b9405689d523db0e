/// The systems on which a class is available, from the oldest.
///
/// For example: `.constraints` for a class with `#Index`.
package enum SystemRequirement: Int, Comparable, Sendable {
    /// Every system that has SwiftData.
    case any
    /// Those whose SwiftData has `#Unique` and `#Index`.
    case constraints
    /// Those whose SwiftData has inheritance.
    case inheritance

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The requirement of a declaration that names classes with these.
    package static func highest(_ requirements: [Self]) -> Self { requirements.max() ?? .any }

    /// The attribute of declarations; `nil` if they need none.
    package var attribute: String? {
        switch self {
        case .any: nil
        case .constraints: "@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)"
        case .inheritance: "@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)"
        }
    }

    /// The systems in messages.
    var words: String {
        switch self {
        case .any: "iOS 17 and macOS 14"
        case .constraints: "iOS 18 and macOS 15"
        case .inheritance: "iOS 26 and macOS 26"
        }
    }
}
