import Testing

@testable import VersionLowering

/// Defaults of older versions are kept if they don't depend on functions of today.
struct OwnFunctionTests {
    @Test(arguments: [
        "makeTitle()", "[first, 2]", "Place(name: makeName())", "counter", "\"\\(counter) days\"",
    ])
    func ownFunctions(_ text: String) { #expect(usesOwnFunction(text)) }

    @Test(
        arguments: [
            "UUID()", ".low", "State.low", "Place(name: \"make it\", size: 3)", "[\"a\": true]",
            "Date.now.addingTimeInterval(60)", "-1.5",
        ]
    )
    func others(_ text: String) { #expect(!usesOwnFunction(text)) }
}
