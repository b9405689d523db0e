import Diagnostics
import ModelIR

/// A kind of difference between two versions of a model.
///
/// A kind has a file: its type, its file and its test have one name. For example: `AttributeRemoved`, which finds
/// `attribute.removed`. What Core Data does is documented by Apple in three pages, which the kinds name:
/// - "Migrating your data model automatically" (before: "Lightweight Migration"): what a mapping model is inferred for.
/// - "Understanding Versions" (Core Data Model Versioning and Data Migration Programming Guide): what enters the
///   version hashes, without which nothing is migrated.
/// - `renamingIdentifier` of `NSEntityDescription` and `NSPropertyDescription`: how both sides find each other.
package protocol DifferenceKind {
    /// Stable, in the form `subject.change`. For example: `attribute.renamed`.
    static var id: String { get }
    /// What has changed, without a period. For example: `an attribute is removed`.
    static var summary: String { get }
    static var coreData: StoreEffect { get }
    /// That of Core Data unless SwiftData lacks what it takes.
    static var swiftData: StoreEffect { get }
    static var sqlite: StoreEffect { get }
    /// What a stage for SQLite has to answer, after the message and a colon; `nil` unless one is needed. For example:
    /// `which value do objects that have it get?`
    static var question: String? { get }
    /// What to do with SwiftData if a stage can't help: it runs code before and after a file is converted, so the
    /// conversion itself must succeed. `nil` if the same is done as for other stores.
    static var swiftDataAdvice: String? { get }
    /// Why code that uses the generated code may no longer compile; `nil` if it always does.
    static var breakage: String? { get }
    /// What the stores do, and what to think of, in Markdown.
    static var explanation: String { get }

    /// All differences of this kind, in no particular order.
    static func find(in comparison: Comparison) -> [Difference]
}

/// How a required property is added if a stage runs code only before and after a file is converted.
let requiredInStages =
    "make it optional in this version, set it in a stage, and require it in the next"

extension DifferenceKind {
    package static var breakage: String? { nil }
    package static var question: String? { nil }
    package static var swiftDataAdvice: String? { nil }
    package static var swiftData: StoreEffect { coreData }

    package static func effect(for store: StoreKind) -> StoreEffect {
        switch store {
        case .coreData: coreData
        case .swiftData: swiftData
        case .sqlite: sqlite
        }
    }

    /// A difference of this kind.
    ///
    /// - Parameters:
    ///   - subject: The entity or the value type that it belongs to.
    ///   - part: The part of the declarations that changed. For example: `optional`.
    ///   - breaks: Whether it breaks code, for a kind that may.
    static func difference(
        _ comparison: Comparison,
        _ subject: String,
        old: Origin? = nil,
        new: Origin? = nil,
        part: String? = nil,
        _ message: String,
        advice: String? = nil,
        breaks: Bool = true
    ) -> Difference {
        let instead = comparison.store == .swiftData ? swiftDataAdvice : nil
        return Difference(
            id: id,
            effect: effect(for: comparison.store),
            subject: subject,
            message: message,
            question: instead ?? question,
            advice: instead ?? advice,
            breakage: breaks ? breakage : nil,
            old: old.map { $0.location(of: part) },
            new: new.map { $0.location(of: part) }
        )
    }
}
