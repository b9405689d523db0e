import CoreDataLowering
import Mustache
import SQLiteLowering
import SwiftDataLowering
import Templates
import Testing
import ValuesLowering
import VersionLowering

/// Templates contain only shape: each can be read at a glance.
struct PurityTests {
    @Test(arguments: BuiltIn.names)
    func sectionsAreNestedThreeDeepAtMost(_ name: String) throws {
        let shape = try #require(BuiltIn.library.shape(of: name))
        #expect(shape.maximumNesting <= 3)
    }

    /// The smallest partials consist of little more than a section and its alternative.
    @Test(arguments: BuiltIn.names)
    func twoThirdsOfTheLinesAtMostBelongToSections(_ name: String) throws {
        let shape = try #require(BuiltIn.library.shape(of: name))
        #expect(shape.controlLineCount * 3 <= shape.lineCount * 2)
    }

    @Test func atMostAQuarterOfAllLinesBelongsToSections() {
        let shapes = BuiltIn.names.compactMap(BuiltIn.library.shape)
        let control = shapes.map(\.controlLineCount).reduce(0, +)
        let lines = shapes.map(\.lineCount).reduce(0, +)
        #expect(control * 4 <= lines, "\(control) of \(lines)")
    }

    @Test func everyTemplateIsUsedForOneView() throws {
        let uses =
            try BuiltIn.coreData().uses + BuiltIn.sqlite().uses + BuiltIn.swiftData().uses
            + BuiltIn.values().uses + BuiltIn.versions().flatMap(\.uses)
            + BuiltIn.plans().flatMap(\.uses)
        // Several targets may share a template for the same view.
        let pairs = Set(uses.map { "\($0.template) \($0.view)" })
        #expect(Set(uses.map(\.template)).sorted() == BuiltIn.names.sorted())
        #expect(pairs.count == BuiltIn.names.count, "\(pairs.sorted())")
    }

    @Test func everyNameIsUsed() throws {
        let all =
            TemplateName.all(reachableFrom: EntityFileView.self)
            + TemplateName.all(reachableFrom: TableFileView.self)
            + TemplateName.all(reachableFrom: SwiftDataFileView.self)
            + TemplateName.all(reachableFrom: ValuesFileView.self)
            + TemplateName.all(reachableFrom: VersionFileView.self)
            + TemplateName.all(reachableFrom: PlanFileView.self)
        let used =
            try BuiltIn.coreData().namesUsed + BuiltIn.sqlite().namesUsed
            + BuiltIn.swiftData().namesUsed + BuiltIn.values().namesUsed
            + BuiltIn.versions().flatMap(\.namesUsed) + BuiltIn.plans().flatMap(\.namesUsed)
        let unused = Set(all).subtracting(used)
        #expect(unused.isEmpty, "\(unused.sorted())")
    }

    @Test(arguments: BuiltIn.names)
    func everyTemplateBeginsWithASentenceAboutItself(_ name: String) throws {
        let comment = try #require(BuiltIn.library.leadingComment(of: name))
        #expect(comment.hasSuffix(".") && comment.count <= 80)
        #expect(comment.first?.isUppercase == true)
    }
}
