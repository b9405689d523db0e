import LoweringSupport
import ModelIR
import SwiftNames
import Testing

@testable import SharedLowering

/// What the names of properties in superclasses and subclasses mean to each other.
struct NameScopesTests {
    /// The names of each class, whose superclass is the entity's parent.
    private func names(_ entities: [Entity]) -> [String: PropertyNames] {
        let members = entities.map { NameScopes.Member($0.name, superclass: $0.parent, $0) }
        let scopes = NameScopes(members) { names(entities[$0], in: $1) }
        let all = entities.map { ($0.name, names($0, in: scopes[$0.name])) }
        return Dictionary(uniqueKeysWithValues: all)
    }

    private func names(_ entity: Entity, in scope: NameScope) -> PropertyNames {
        let target = TargetNames(
            target: "Paper",
            baseClass: "PaperObject",
            reserved: ["page", "id"],
            refusesOwningFamilies: false,
            renamesRelationships: true,
            storesBehindUnderscores: true
        )
        return PropertyNames(entity, in: scope, target: target)
    }

    private func entity(_ name: String, parent: String? = nil, _ attributes: [String]) -> Entity {
        SmallModel.entity(name, parent: parent, attributes.map { SmallModel.attribute($0) })
    }

    @Test func theSuffixStaysIfASubclassHasTheNameWithout() {
        let names = names([
            entity("Field", parent: "Middle", ["state"]), entity("Table", ["stateRaw", "sizeRaw"]),
            entity("Middle", parent: "Table", []), entity("View", parent: "Table", ["hue"]),
        ])
        for name in ["Table", "Middle", "Field", "View"] {
            #expect(names[name]?.swiftName("stateRaw") == "stateRaw", "in \(name)")
            #expect(names[name]?.swiftName("sizeRaw") == "size", "in \(name)")
        }
    }

    @Test func theSuffixStaysIfASuperclassHasTheNameWithout() {
        let names = names([
            entity("Table", ["state"]), entity("Field", parent: "Table", ["stateRaw"]),
        ])
        #expect(names["Field"]?.swiftName("stateRaw") == "stateRaw")
    }

    @Test func siblingsCanHaveTheSameNames() {
        let names = names([
            entity("Table", []), entity("Field", parent: "Table", ["stateRaw"]),
            entity("View", parent: "Table", ["state"]),
        ])
        #expect(names["Field"]?.swiftName("stateRaw") == "state")
    }

    @Test func aDeclaredNameBelowCounts() {
        var child = entity("Field", parent: "Table", ["kind"])
        child.attributes[0].changeCode { $0.name = "state" }
        let names = names([entity("Table", ["stateRaw"]), child])
        #expect(names["Table"]?.swiftName("stateRaw") == "stateRaw")
    }

    @Test func aReservedNameIsTheSameInSubclasses() {
        let names = names([
            entity("Note", ["page", "page one"]),
            entity("Letter", parent: "Note", ["pageProperty", "id"]),
            entity("Card", parent: "Note", ["x"]),
        ])
        for name in ["Note", "Letter", "Card"] {
            #expect(names[name]?.swiftName("page") == "pageProperty_", "in \(name)")
            #expect(names[name]?.swiftName("page one") == "page_one", "in \(name)")
        }
        #expect(names["Letter"]?.swiftName("pageProperty") == "pageProperty")
        #expect(names["Letter"]?.swiftName("id") == "idProperty")
    }

    @Test func theStorageBehindAnUnderscoreIsRenamedInSubclasses() {
        let names = names([
            entity("Note", ["name", "_name", "_color"]),
            entity("Letter", parent: "Note", ["color"]), entity("Card", parent: "Note", []),
        ])
        for name in ["Note", "Letter", "Card"] {
            #expect(names[name]?.swiftName("_name") == "_nameProperty", "in \(name)")
            #expect(names[name]?.swiftName("_color") == "_colorProperty", "in \(name)")
        }
    }

    @Test func aHelperLeavesTheNamesOfSubclassesToThem() {
        let names = names([
            SmallModel.entity("Folder", [], [SmallModel.link("items", to: "Item")]),
            entity("Shelf", parent: "Folder", ["itemsCount"]),
        ])
        var folder = names["Folder"]
        #expect(folder?.optionalHelper("itemsCount") == .some(nil))
        #expect(folder?.helper("itemsCount") == "itemsCount_")
        #expect(folder?.optionalHelper("linksCount") == "linksCount")
    }

    /// The superclass yields to all subclasses, not only to the one that uses the member.
    @Test func aMemberBehindAPropertyHasOneNameInAllSubclasses() {
        let names = names([
            entity("Note", ["title"]), entity("Letter", parent: "Note", ["unobservedTitle"]),
            entity("Card", parent: "Note", ["x"]),
        ])
        for name in ["Note", "Letter", "Card"] {
            let member = names[name]?.unobserved("title", storedAs: "title")
            #expect(member == "unobservedTitle_", "in \(name)")
        }
    }

    @Test func aWrapperNeedsNoNameThatOnlySubclassesHave() {
        let names = names([
            entity("Note", ["name"]), entity("Letter", parent: "Note", ["_name", "color"]),
        ])
        #expect(names["Note"]?.canBeWrapped("name") == true)
        #expect(names["Letter"]?.canBeWrapped("color") == true)
    }
}
