import ModelIR
import SharedLowering
import Testing

/// The statements of initializers that set properties with observers.
struct OrderedStatementsTests {
    private func early(_ text: String, uses: [String] = []) -> [String] {
        var statement = InitializerBody.Statement(text: text)
        (statement.sets, statement.names, statement.uses) = (["level"], ["level"], uses)
        let body = InitializerBody(head: "init()", parameters: [], statements: [statement])
        let member = OrderedStatements.StoredMember(
            name: "level",
            storedName: "unobservedLevel",
            initialValue: nil
        )
        return OrderedStatements(body, stored: [member], others: []).before
    }

    @Test(arguments: [
        (
            "if isNew { level = 1 } else { self.level = old.level }",
            "if isNew { self.unobservedLevel = 1 } else { self.unobservedLevel = old.level }"
        ),
        (
            #"if name == "x" { level = max(level: 1) } else { level = sublevel }"#,
            #"if name == "x" { self.unobservedLevel = max(level: 1) } else { self.unobservedLevel = sublevel }"#
        ),
    ])
    func branchesSetTheValueBehindAProperty(text: String, expected: String) {
        #expect(early(text) == [expected])
    }

    @Test func aParameterOfTheSameNameStays() {
        #expect(
            early("if level > 9 { self.level = 9 } else { self.level = level }", uses: ["level"])
                == [
                    "if level > 9 { self.unobservedLevel = 9 } else { self.unobservedLevel = level }"
                ]
        )
    }

    @Test(arguments: [
        #"if name == "level" { level = 1 } else { level = 2 }"#,
        "if isNew { level = 1 /* level */ } else { level = 2 }",
    ])
    func wordsThatMayNotBeNamesAreLeftAlone(text: String) {
        #expect(early(text).isEmpty)
    }
}
