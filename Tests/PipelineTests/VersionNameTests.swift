import Testing
import VersionLowering

/// Versions that are files have names in code after the numbers in their names.
struct VersionNameTests {
    @Test func numbersInNamesAreTheNumbersOfVersions() {
        let names = [VersionName](files: ["Notes", "Notes 2", "Notes 10"], of: "Notes")
        #expect(names.map(\.type) == ["NotesV1", "NotesV2", "NotesV10"])
        #expect(names.map(\.short) == ["V1", "V2", "V10"])
        #expect(names.map(\.number) == [[1, 0, 0], [2, 0, 0], [10, 0, 0]])
    }

    @Test func snapshotsHaveTheNumbersOfReleases() {
        let names = [VersionName](files: ["1.2", "v2", "2.0.1"], of: "Health notes")
        #expect(names.map(\.type) == ["HealthNotesV1_2", "HealthNotesV2", "HealthNotesV2_0_1"])
        #expect(names.map(\.number) == [[1, 2, 0], [2, 0, 0], [2, 0, 1]])
        #expect(names.next(of: "Health notes").number == [2, 0, 2])
        #expect(names.next(of: "Health notes").type == "HealthNotesCurrent")
    }

    /// Files remember the numbers of the versions that wrote them.
    @Test func aLaterNameLeavesTheNumbersOfOthers() {
        let names = [VersionName](files: ["1.0", "1.1", "2.0-beta"], of: "Models")
        #expect(names.map(\.number) == [[1, 0, 0], [1, 1, 0], [1, 1, 1]])
        let more = [VersionName](files: ["1.0", "2.0", "2.0-beta", "2.1"], of: "Models")
        #expect(more.map(\.number) == [[1, 0, 0], [2, 0, 0], [2, 0, 1], [2, 1, 0]])
    }

    @Test func otherNamesAreCounted() {
        let names = [VersionName](files: ["Draft model", "Notes", "Notes_1"], of: "Notes")
        #expect(names.map(\.short) == ["DraftModel", "V1", "V1_"])
        #expect(names.map(\.number) == [[1, 0, 0], [2, 0, 0], [3, 0, 0]])
    }
}
