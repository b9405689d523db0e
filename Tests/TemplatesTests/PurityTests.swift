import CoreDataLowering
import Mustache
import SQLiteLowering
import Templates
import Testing
import ValuesLowering

/// Templates hold shape and nothing else: each can be read at a glance.
struct PurityTests {
    @Test(arguments: BuiltIn.names)
    func sectionsAreNestedThreeDeepAtMost(_ name: String) throws {
        let shape = try #require(BuiltIn.library.shape(of: name))
        #expect(shape.maximumNesting <= 3)
    }

    /// A block around a single line is one decision in three lines: less cannot be asked of the
    /// smallest partials.
    @Test(arguments: BuiltIn.names)
    func aThirdOfTheLinesAtMostDecide(_ name: String) throws {
        let shape = try #require(BuiltIn.library.shape(of: name))
        #expect(shape.decisionLineCount * 3 <= shape.lineCount)
    }

    @Test func aQuarterOfAllLinesAtMostDecides() {
        let shapes = BuiltIn.names.compactMap(BuiltIn.library.shape)
        let decisions = shapes.map(\.decisionLineCount).reduce(0, +)
        let lines = shapes.map(\.lineCount).reduce(0, +)
        #expect(decisions * 4 <= lines, "\(decisions) of \(lines)")
    }

    @Test func everyTemplateIsUsedForOneView() throws {
        let uses = try BuiltIn.coreData().uses + BuiltIn.sqlite().uses + BuiltIn.values().uses
        // Several targets share a template, for one and the same view.
        let pairs = Set(uses.map { "\($0.template) \($0.view)" })
        #expect(Set(uses.map(\.template)).sorted() == BuiltIn.names.sorted())
        #expect(pairs.count == BuiltIn.names.count, "\(pairs.sorted())")
    }

    @Test func everyNameIsUsed() throws {
        let all =
            TemplateName.all(reachableFrom: EntityFileView.self)
            + TemplateName.all(reachableFrom: TableFileView.self)
            + TemplateName.all(reachableFrom: ValuesFileView.self)
        let used =
            try BuiltIn.coreData().namesUsed + BuiltIn.sqlite().namesUsed
            + BuiltIn.values().namesUsed
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
