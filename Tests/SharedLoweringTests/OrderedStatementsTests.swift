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
            storage: nil,
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
        (
            #"if name == "level" { level = 1 } else { level = 2 }"#,
            #"if name == "level" { self.unobservedLevel = 1 } else { self.unobservedLevel = 2 }"#
        ),
        (
            "if isNew { level = 1 /* level */ } else { level = 2 }",
            "if isNew { self.unobservedLevel = 1 /* level */ } else { self.unobservedLevel = 2 }"
        ),
    ])
    func wordsInLiteralsAndCommentsAreLeftAlone(text: String, expected: String) {
        #expect(early(text) == [expected])
    }

    /// What reads a wrapped property needs an object, or the property's storage.
    @Test func readingComesAfterTheObjectIsThere() {
        func statement(_ text: String, _ names: [String], sets: String? = nil)
            -> InitializerBody.Statement
        {
            var statement = InitializerBody.Statement(text: text)
            (statement.names, statement.sets) = (names, [sets].compactMap(\.self))
            return statement
        }
        func member(_ name: String, initialValue: String? = nil) -> OrderedStatements.StoredMember {
            .init(name: name, storedName: name, storage: "_" + name, initialValue: initialValue)
        }
        let body = InitializerBody(
            head: "init()",
            parameters: [],
            statements: [
                statement("self.first = 1", ["first"], sets: "first"),
                statement("self.first += count", ["count", "first"]),
                statement("second = first + 1", ["first", "second"], sets: "second"),
                statement("first += 1", ["first"]),
            ]
        )
        let members = [member("first"), member("second"), member("count", initialValue: "0")]
        let ordered = OrderedStatements(body, stored: members, others: [])
        #expect(
            ordered.before == [
                "self.count = 0", "self.first = 1", "self._first.value += self._count.value",
                "second = self._first.value + 1",
            ]
        )
        #expect(ordered.after == ["first += 1"] && ordered.missing.isEmpty)
    }
}
