import Checks
import Testing

@Suite("The list of rules") struct AllRulesTests {
    @Test("it is sorted by id, without repeats") func order() {
        let ids = allRules.map { $0.id }
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("every rule is explained") func explanations() {
        for rule in allRules {
            #expect(rule.summary.count > 10 && !rule.summary.hasSuffix("."), "\(rule.id)")
            #expect(rule.reason.hasSuffix("."), "\(rule.id)")
            #expect(rule.before != rule.after, "\(rule.id)")
        }
    }
}
