import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

/// The attributes behind properties over several.
struct CompositePlanTests {
    private static let period = SmallModel.structure(
        "Period",
        [SmallModel.part("start", .stored(.date)), SmallModel.part("end", .stored(.date))]
    )
    private static let content = SmallModel.choice(
        "Content",
        [
            "single": [SmallModel.part("date", .stored(.date))],
            "span": [SmallModel.part("period", .value("Period"))],
        ]
    )

    private static let required = ["start", "end", "period_start", "period_end"].map {
        SmallModel.attribute($0, .date)
    }
    private static let optional = ["a", "b", "c"].map { name in
        SmallModel.attribute(name, .date) { $0.isOptional = true }
    }
    private static let kind = SmallModel.attribute("content_kind", .string)

    private func plans(
        _ property: CompositeProperty,
        onMissing: MissingValuePolicy = .trap
    ) -> CompositePlans {
        let attributes = Self.required + Self.optional + [Self.kind]
        let entity = SmallModel.entity("Item", attributes)
        let types = [Self.period, Self.content]
        return planComposites(
            [property],
            of: entity,
            attributes: attributes,
            Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) }),
            names: TargetNames(
                target: "Paper",
                baseClass: "PaperObject",
                reserved: ["end"],
                refusesOwningFamilies: false,
                renamesRelationships: true
            ),
            onMissing: onMissing,
            in: SmallModel.model([entity], types)
        )
    }

    private func columns(_ plan: CompositePlan?) -> [String] {
        plan?.columns.map(\.attribute.name) ?? []
    }

    @Test func withoutNamesThePathsAreNames() throws {
        let found = plans(SmallModel.composite("period", "Period"))
        #expect(found.diagnostics.isEmpty)
        #expect(columns(found.plans.first) == ["period_start", "period_end"])
        #expect(found.plans.first?.shownType == "Period")
    }

    @Test func aPartCanBeAnywhere() {
        let given = SmallModel.composite("period", "Period", ["start": "start", "end": "a"])
        let property = given
        let found = plans(property)
        // What may be missing can't be behind a required part only if the part may be missing, too.
        #expect(found.diagnostics.isEmpty)
        #expect(columns(found.plans.first) == ["start", "a"])
    }

    @Test func aRequiredAttributeIsNoPartOfAnOptionalProperty() {
        let found = plans(SmallModel.composite("period", "Period", isOptional: true))
        #expect(found.plans.isEmpty)
        #expect(Set(found.diagnostics.map(\.id)) == ["composite.required-attribute"])
        #expect(found.diagnostics.count == 2)
    }

    @Test func casesShareAttributes() throws {
        let property = SmallModel.composite(
            "content",
            "Content",
            ["date": "a", "period.start": "a", "period.end": "b"]
        )
        let found = plans(property)
        #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
        let plan = try #require(found.plans.first)
        #expect(columns(plan) == ["a", "b"])
        #expect(plan.attributes.map(\.name) == ["content_kind", "a", "b"])
        guard case .choice(let choice) = plan.content else {
            Issue.record("a choice is no structure")
            return
        }
        #expect(choice.cases.map(\.name) == ["single", "span"])
        #expect(choice.discriminator.name == "content_kind")
    }

    @Test func anUnknownAttributeIsReportedWithTheNearest() {
        let property = SmallModel.composite("period", "Period", ["start": "strt", "end": "a"])
        let found = plans(property)
        #expect(found.plans.isEmpty)
        #expect(found.diagnostics.map(\.id) == ["composite.unknown-attribute"])
        #expect(found.diagnostics[0].message.hasSuffix("did you mean 'start'?"))
    }

    @Test func anAttributeOfAnotherTypeIsReported() {
        let property = SmallModel.composite(
            "period",
            "Period",
            ["start": "content_kind", "end": "a"]
        )
        #expect(plans(property).diagnostics.map(\.id) == ["composite.type-mismatch"])
    }

    @Test func aReservedAttributeIsReported() {
        let property = SmallModel.composite("period", "Period", ["start": "a", "end": "end"])
        let found = plans(property).diagnostics
        #expect(found.map(\.id) == ["composite.unusable-attribute"])
        #expect(found[0].message.contains("is taken in every PaperObject"))
    }

    @Test func aMissingValueCanBeNil() throws {
        let found = plans(SmallModel.composite("period", "Period"), onMissing: .optional)
        let plan = try #require(found.plans.first)
        #expect(plan.shownType == "Period?" && plan.isDemanded && !plan.isOptionalInStore)
        #expect(plan.parameter(setting: "period").text == "period: Period")
    }
}

/// The names of the members behind composite properties.
struct CompositeMemberNamesTests {
    private static func plan(_ name: String, inner: String) -> CompositePlan {
        let inside = StructurePlan(name: "Inner", isChecked: false, parts: [])
        let part = PartPlan(label: inner, isOptional: true, content: .structure(inside))
        return CompositePlan(
            SmallModel.composite(name, "Outer"),
            onMissing: .trap,
            content: .structure(StructurePlan(name: "Outer", isChecked: false, parts: [part])),
            columns: []
        )
    }

    @Test func readersWritersAndParts() {
        let plans = [Self.plan("content", inner: "pair")]
        let names = CompositeMemberNames(plans) { "store" + $0 }
        #expect(names.reader(of: "content") == "storedContent")
        #expect(names.writer(of: "content") == "storeContent")
        #expect(names.unobserved("content") == "unobservedContent")
        let part = names.reader(of: "content", at: "pair", type: "Inner")
        #expect(part == "storedContentPair")
    }

    /// `storedContentPair` is the reader of the property `contentPair`, and so of no part of `content`.
    @Test func aPartYieldsToAProperty() {
        let plans = [Self.plan("content", inner: "pair"), Self.plan("contentPair", inner: "x")]
        let names = CompositeMemberNames(plans) { "store" + $0 }
        #expect(names.reader(of: "contentPair") == "storedContentPair")
        let part = names.reader(of: "content", at: "pair", type: "Inner")
        #expect(part == "storedContentPair_")
    }

    @Test func whatTheClassHasIsNotFree() {
        let plans = [Self.plan("content", inner: "pair")]
        let note = SmallModel.entity("Note", [SmallModel.attribute("storedContent")])
        let names = CompositeMemberNames(
            plans,
            writer: { "store" + $0 },
            beside: context(note).names
        )
        #expect(names.reader(of: "content") == "storedContent_")
    }
}
