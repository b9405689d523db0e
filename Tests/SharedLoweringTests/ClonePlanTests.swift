import Diagnostics
import LoweringSupport
import ModelIR
import SwiftNames
import Testing

@testable import SharedLowering

/// How far copying an object goes.
struct ClonePlanTests {
    /// A folder with notes, which share tags.
    private static func model(_ change: (inout Model) -> Void = { _ in }) -> Model {
        var model = SmallModel.model([
            SmallModel.entity(
                "Folder",
                [SmallModel.attribute("owner")],
                [SmallModel.links("notes", to: "Note", inverse: "folder")]
            ) { $0.code = CodeDetails() },
            SmallModel.entity(
                "Note",
                [SmallModel.attribute("title"), SmallModel.attribute("owner")],
                [
                    SmallModel.link("folder", to: "Folder", inverse: "notes"),
                    SmallModel.links("tags", to: "Tag", inverse: "notes"),
                    SmallModel.link("previous", to: "Note"),
                ]
            ),
            SmallModel.entity(
                "Tag",
                [],
                [SmallModel.links("notes", to: "Note", inverse: "tags")]
            ),
        ])
        model.entities[0].code?.isCloned = true
        change(&model)
        return model
    }

    private func planned(_ model: Model) -> (plans: [String: ClonePlan], found: [String]) {
        let classes = model.entities.map {
            ClonableClass(name: $0.name, superclass: $0.parent, entity: $0)
        }
        let result = planClones(
            classes,
            classByEntity: Dictionary(
                uniqueKeysWithValues: model.entities.map { ($0.name, $0.name) }
            ),
            TypeNames(classes: []),
            LoweringOptions(),
            in: model
        )
        return (result.plans, result.diagnostics.map(\.id))
    }

    private func links(_ plan: ClonePlan?) -> [String: ClonedLink.Kind] {
        let links = plan?.links.map { ($0.relationship.name, $0.kind) } ?? []
        return Dictionary(uniqueKeysWithValues: links)
    }

    @Test func whatBelongsToAnObjectIsCopiedWithIt() {
        let (plans, found) = planned(Self.model())
        #expect(found.isEmpty)
        #expect(Set(plans.keys) == ["Folder", "Note"])
        #expect(plans["Folder"]?.isPublic == true && plans["Note"]?.isPublic == false)
        #expect(links(plans["Folder"]) == ["notes": .copied(passesParent: false)])
    }

    /// The side of the folder sets the way back to it. The previous note may be copied with the folder.
    @Test func whatOthersHaveTooIsSharedUnlessItsCopied() {
        let (plans, _) = planned(Self.model())
        #expect(links(plans["Note"]) == ["tags": .shared, "previous": .following])
    }

    @Test func nothingIsPlannedUnlessSomethingAsksForCopies() {
        let model = Self.model { $0.entities[0].code = nil }
        #expect(planned(model).plans.isEmpty)
    }

    @Test func anExcludedRelationshipIsNoneOfThePlan() {
        let model = Self.model { model in
            let rule = CloneRule(property: "notes", kind: .exclude, origin: SmallModel.origin)
            model.entities[0].relationships[0].changeCode { $0.cloneRule = rule }
        }
        let (plans, found) = planned(model)
        #expect(plans["Folder"]?.links.isEmpty == true && plans["Note"] == nil)
        #expect(found.isEmpty)
    }

    @Test func anAttributeFollowsThatOfTheParent() throws {
        let model = Self.model { model in
            let kind = CloneRule.Kind.followParent(attribute: "owner", withoutParent: .keep)
            let rule = CloneRule(property: "owner", kind: kind, origin: SmallModel.origin)
            model.entities[1].attributes[1].changeCode { $0.cloneRule = rule }
        }
        let (plans, found) = planned(model)
        #expect(found.isEmpty)
        let note = try #require(plans["Note"])
        #expect(note.parents == ["Folder"])
        #expect(note.followed["owner"]?.map(\.owner) == ["Folder"])
        #expect(links(plans["Folder"]) == ["notes": .copied(passesParent: true)])
    }

    @Test func rulesForWhatNothingCopiesAreReported() {
        let model = Self.model { model in
            let rule = CloneRule(property: "name", kind: .exclude, origin: SmallModel.origin)
            model.entities[2].attributes = [
                SmallModel.attribute("name") { attribute in
                    attribute.isOptional = true
                    attribute.changeCode { $0.cloneRule = rule }
                }
            ]
        }
        #expect(planned(model).found == ["clone.unreachable"])
    }

    /// For a single attribute, whoever reads the rule reports it.
    @Test func aRequiredValueOverSeveralAttributesCannotBeLeftOut() {
        let model = Self.model { model in
            let rule = CloneRule(property: "period", kind: .exclude, origin: SmallModel.origin)
            var period = SmallModel.composite("period", "Period")
            period.changeCode { $0.cloneRule = rule }
            model.entities[1].compositeProperties = [period]
        }
        #expect(planned(model).found == ["clone.required"])
    }

    /// What is copied with an object of a child is copied with one of the parent, too.
    @Test func childrenOverrideTheMethodOfTheirParent() {
        let model = Self.model { model in
            model.entities.append(SmallModel.entity("Draft", parent: "Note"))
        }
        let (plans, _) = planned(model)
        #expect(plans["Draft"]?.overrides == true && plans["Note"]?.overrides == false)
        #expect(plans["Draft"]?.isInFamily == true)
    }
}
