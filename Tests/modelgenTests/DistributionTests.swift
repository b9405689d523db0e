import Foundation
import TestSupport
import Testing

/// By what a server divides rows, in every form of a model.
struct DistributionTests {
    private let tool: Tool
    private let distributed = "@Distributed(by: \\.accountID)"

    init() throws { tool = try Tool() }

    private func write(_ annotation: String, _ members: String = "") throws {
        try tool.folder.write(
            """
            @Model
            \(annotation)
            final class Ticket {
                var accountID: Int
                var name: String
                \(members)
            }
            """,
            to: "Models.swift"
        )
    }

    @Test func comesBackFromAModelFileAndFromJSON() throws {
        try write(distributed)
        let file = try tool.run("convert", "Models.swift", "-o", "Ticket.xcdatamodel")
        #expect(file.status == 0, "\(file.stderr)")
        let contents = try tool.text(of: "Ticket.xcdatamodel/contents")
        #expect(contents.contains(#"<entry key="modelgen.distributedBy" value="accountID"/>"#))
        let json = try tool.run("convert", "Models.swift", "--to", "json", "-o", "Ticket.json")
        #expect(json.status == 0)
        for input in ["Ticket.xcdatamodel", "Ticket.json"] {
            let back = try tool.run("convert", input, "--to", "swift").stdout
            #expect(back.contains("@Model\n\(distributed)\nfinal class Ticket {"), "\(back)")
        }
        let text = try tool.run("inspect", "Models.swift").stdout
        #expect(text.contains("distributed by accountID"))
    }

    @Test func theConfigurationSaysIt() throws {
        try write("")
        try tool.folder.write(
            #"{ "entities": { "Ticket": { "distributedBy": "accountID" } } }"#,
            to: "modelgen.json"
        )
        let result = try tool.run("generate", "Models.swift", "-o", "Generated")
        #expect(result.status == 0, "\(result.stderr)")
        let text = try tool.text(of: "Generated/Ticket.swift")
        #expect(text.contains(#"distributedBy: "accountID","#))
        try tool.folder.write(
            #"{ "entities": { "Ticket": { "distributedBy": "account" } } }"#,
            to: "modelgen.json"
        )
        let wrong = try tool.run("generate", "Models.swift", "-o", "Generated")
        #expect(wrong.status == 1)
        let message = "modelgen.json:1:46: error: 'Ticket' can't be distributed by"
        #expect(wrong.stderr.contains(message))
    }

    @Test(
        arguments: [
            ("@Distributed", "it takes the property by which rows are divided"),
            ("@Distributed(by: accountID)", "it takes the property by which rows are divided"),
            ("@Distributed(by: \\.acountID)", "did you mean 'accountID'?"),
        ]
    )
    func mistakesAreReported(_ annotation: String, _ words: String) throws {
        try write(annotation)
        let result = try tool.run("generate", "Models.swift", "-o", "Generated")
        #expect(result.status == 1 && result.stderr.contains(words), "\(result.stderr)")
    }

    @Test func whatCannotBeKeptStopsTheRun() throws {
        try write(distributed, "@Attribute(.unique) var code: String")
        let result = try tool.run("generate", "Models.swift", "-o", "Generated")
        #expect(result.status == 1)
        #expect(
            result.stderr.contains(
                "Models.swift:6:5: error: 'code' of 'Ticket' can't be unique across partitions: make it"
                    + " unique together with 'accountID', by which 'Ticket' is distributed"
                    + " [distribution.unique]"
            ),
            "\(result.stderr)"
        )
    }

    @Test func statementsDivideTablesIfAsked() throws {
        try write(distributed)
        let arguments = ["Models.swift", "--to", "sql", "--dialect", "postgresql"]
        let whole = try tool.run("convert", arguments).stdout
        #expect(whole.contains(#"PRIMARY KEY ("_pk", "accountID")"#))
        #expect(!whole.contains("PARTITION"))
        let divided = try tool.run("convert", arguments + ["--partitions", "2"]).stdout
        #expect(divided.contains(#") PARTITION BY HASH ("accountID");"#))
        #expect(divided.components(separatedBy: "FOR VALUES WITH (MODULUS 2").count == 3)
        let wrong = try tool.run("convert", "Models.swift", "--to", "sql", "--partitions", "2")
        #expect(wrong.status == 2)
        #expect(wrong.stderr.contains("'--partitions' is for '--dialect postgresql'"))
    }
}
