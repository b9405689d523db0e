import Foundation
import ModelIR
import SwiftNames
import TestSupport
import Testing

/// What is generated is code that a careful colleague could have written.
@Suite(.serialized)
struct CompilingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "values")
        for access in AccessLevel.allCases {
            try write(EveryKind.types, to: access.rawValue, access)
            try write(LongNames.types, to: "long-\(access.rawValue)", access)
        }
        try write(HealthNotes.types, to: "picture")
        try write(ShadowingNames.types, to: "shadowing")
    }

    private func write(
        _ types: [ValueType],
        to module: String,
        _ access: AccessLevel = .public
    ) throws {
        let lowered = Lowered(types, access: access)
        #expect(lowered.findings == [], "\(module)")
        try folder.write("// A header.\n\n" + (try lowered.text), to: "\(module)/Values.swift")
    }

    @Test func theFormatterHasNothingToSay() throws {
        let result = try lintGenerated([folder.path])
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    #if os(Linux)
        @Test func itCompilesForAnAppleTarget() throws {
            let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let list = modules.filter { !$0.contains("package") }.map { folder.path + $0 }
            let result = try Gate.check(modules: list)
            #expect(result.succeeded, "\(result.output)")
        }

        @Test func codeOfNoActorCompilesWhereTheModuleAssumesTheMainActor() throws {
            let lowered = Lowered(EveryKind.types, isolation: .nonisolated)
            let file = try folder.write(try lowered.text, to: "nonisolated/Values.swift")
            let result = try Gate.check(["--default-isolation", "MainActor", file.path])
            #expect(result.succeeded, "\(result.output)")
        }
    #endif
}

/// Value types that have the names of types which generated code uses.
enum ShadowingNames {
    static let types: [ValueType] = [
        Sample.enumeration("String", ["a": .string("a")], rawType: .string),
        Sample.optionSet("Int64", ["a": 0]),
        Sample.structure("Date", Sample.part("date", .date), Sample.part("text", .string)),
        Sample.validated("Int", .string, .length(Bounds(lower: "1", upper: nil)), .matches("a")),
        Sample.choice("Data", ["a": [Sample.part("data", .binary)]]),
        Sample.ascending("Error", Sample.part("a", .date), Sample.part("b", .date)),
    ]
}
