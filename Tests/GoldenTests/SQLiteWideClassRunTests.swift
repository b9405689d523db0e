import Foundation
import TestSupport
import Testing

/// Runs a class with so many properties that they have initial values, none of which may remain.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SQLiteWideClassRunTests {
    @Test("every property of a wide class has what it was given, and what its row holds")
    func roundTrip() throws {
        let output = try runProgram(
            """
            func values(_ survey: Survey) -> String {
                let day = survey.begin.timeIntervalSinceReferenceDate
                let texts = [
                    survey.title, survey.subject.rawValue, "\\(survey.mood)", "\\(survey.labels.ids)",
                    "\\(survey.flags)", survey.site, "\\(survey.isDone)", "\\(day)",
                    "\\([UInt8](survey.image))", survey.code.uuidString, "\\(survey.price)",
                    survey.page.absoluteString, survey.remark ?? "nil", "\\(survey.names)",
                    "\\(survey.finding)", survey.object, "\\(survey.score)", "\\(survey.changes)",
                    "\\(survey.depth1 ?? -1)", "\\(survey.count1)", "\\(survey.depth26 ?? -1)",
                    "\\(survey.count26)", survey.entry?.title ?? "nil",
                ]
                return texts.joined(separator: " ")
            }
            let file = URL(fileURLWithPath: CommandLine.arguments[1])
            let container = try ModelContainer(
                for: Schema([Entry.self, Survey.self, SignedSurvey.self]),
                configurations: [ModelConfiguration(url: file)]
            )
            let context = ModelContext(container)
            let survey = SignedSurvey(
                title: "t", subject: try Subject("s"), site: "here",
                begin: Date(timeIntervalSinceReferenceDate: 5), image: Data([1, 2]),
                page: URL(string: "https://example.com/")!, finding: .sample(weight: 2.5),
                signature: "Ann", mood: .high, labels: try Labels(ids: [1, 4]), flags: [2, 3],
                isDone: true, code: UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!,
                price: 1.5, remark: "r", names: ["x", "y"], object: "o", score: 7, changes: 1,
                depth1: 0.5, count1: 11, depth26: 26.5, count26: 126
            )
            print("created:", values(survey), survey.signature, survey.hasChanges)
            context.insert(survey)
            let entry = Entry(title: "other")
            context.insert(entry)
            survey.entry = entry
            let short = Survey(number: 3)
            context.insert(short)
            try context.save()
            survey.site = "there"
            survey.score = 8
            print("changed:", survey.hasChanges, survey.changes)
            context.rollback()
            print("rolled back:", values(survey), survey.signature, survey.hasChanges)

            let other = ModelContext(container)
            let read = try other.fetch(FetchDescriptor<SignedSurvey>())[0]
            print("read:", values(read), read.signature, read.hasChanges)
            let surveys = try other.fetch(Survey.self, sortBy: [Survey.fields.title.ascending])
            print("short:", surveys[0].title, surveys[0].mood, surveys[0].names, surveys[0].count1)
            """,
            over: "sqlite-wide-class",
            in: TemporaryFolder(name: "wide")
        )
        let code = "00000000-0000-0000-0000-00000000000A"
        let values =
            "t s high [1, 4] [2, 3] here true 5.0 [1, 2] \(code) 1.5 https://example.com/ r"
            + #" ["x", "y"] sample(weight: 2.5) o 7 1 0.5 11 26.5 126"#
        #expect(
            output == """
                created: \(values) nil Ann false
                changed: true 2
                rolled back: \(values) other Ann false
                read: \(values) other Ann false
                short: Survey 3 neutral ["a"] 3

                """
        )
    }
}
