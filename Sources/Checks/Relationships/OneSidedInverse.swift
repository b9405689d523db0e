import Diagnostics
import ModelIR

/// An inverse names the relationship in turn.
enum OneSidedInverse: Rule {
    static let id = "relationship.one-sided-inverse"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.names
    static let summary = "the inverse of a relationship has a different inverse, or none"
    static let reason = """
        Core Data changes the inverse of a relationship together with it, but not the other way round, so what an \
        object shows may differ from what is stored. If the inverse has none itself, and no other relationship names \
        it, code for SQLite and SwiftData reads the two as a pair. Otherwise, the relationship has no inverse there.
        """
    static let before = #"""
        <entity name="Artist"><relationship name="thumbnail" maxCount="1" destinationEntity="Image"
            inverseName="thumbnailOf" inverseEntity="Image"/></entity>
        <entity name="Image"><relationship name="thumbnailOf" maxCount="1" destinationEntity="Artist"
            inverseName="thumbnail" inverseEntity="Artist"/>
        <relationship name="artist" maxCount="1" destinationEntity="Artist"
            inverseName="thumbnail" inverseEntity="Artist"/></entity>
        """#
    static let after = #"""
        <entity name="Artist"><relationship name="thumbnail" maxCount="1" destinationEntity="Image"
            inverseName="thumbnailOf" inverseEntity="Image"/>
        <relationship name="images" toMany="YES" destinationEntity="Image"
            inverseName="artist" inverseEntity="Image"/></entity>
        <entity name="Image"><relationship name="thumbnailOf" maxCount="1" destinationEntity="Artist"
            inverseName="thumbnail" inverseEntity="Artist"/>
        <relationship name="artist" maxCount="1" destinationEntity="Artist"
            inverseName="images" inverseEntity="Artist"/></entity>
        """#

    static func check(_ context: RuleContext) {
        for claim in context.oneSidedInverses {
            context.report(
                Self.self,
                at: context.place(context[claim.relationship].origin, "inverseName", "name"),
                message(claim, context),
                notes: [
                    .init(
                        "the inverse is here",
                        at: context.place(context[claim.inverse].origin, "name")
                    )
                ]
            )
        }
    }

    private static func message(_ claim: OneSidedClaim, _ context: RuleContext) -> String {
        let (name, inverse) = (context.title(claim.relationship), context.title(claim.inverse))
        if claim.isPair {
            return
                "\(inverse), the inverse of \(name), has no inverse itself, so code for SQLite and"
                + " SwiftData reads them as a pair; declare \(name) as its inverse"
        }
        let own = context[claim.inverse].inverse?.relationship
        let reason =
            own.map { "has the inverse '\($0)' itself" } ?? "is that of another relationship, too"
        return "\(inverse), the inverse of \(name), \(reason), so \(name) is a relationship without"
            + " an inverse in code for SQLite and SwiftData; give it one that no other relationship has"
    }
}

extension RuleContext {
    /// For example: `'Image.artist'`.
    fileprivate func title(_ place: RelationshipPlace) -> String {
        "'\(model.entities[place.entity].name).\(self[place].name)'"
    }
}
