import JSON
import Mustache
import Testing

/// The cases of the Mustache specification: each is passed, or refused with a message.
@Suite(.enabled(if: Suites.isThere, "the suites are not beside the repository"))
struct MustacheConformanceTests {
    @Test func everyCasePassesOrIsRefused() throws {
        var outcomes: [Outcome] = []
        for file in try Suites.files(in: "mustache", withExtension: "json") {
            let part = file.deletingPathExtension().lastPathComponent
            for example in try MustacheCase.cases(of: file) {
                let verdict = verdict(on: example)
                outcomes.append(Outcome(part: part, name: example.name, verdict: verdict))
            }
        }
        #expect(outcomes.count { !$0.part.hasPrefix("~") } == 136)
        try OutcomeTable(
            title: "Mustache",
            about: """
                The cases of [the specification](https://github.com/mustache/spec), those of the \
                required modules first and then those of the optional ones, whose names begin with \
                `~`. Templates are checked against views when they are loaded: a name that no view \
                has is an error, not an empty text.
                """,
            outcomes: outcomes
        ).check("mustache.md")
    }

    private func verdict(on example: MustacheCase) -> Verdict {
        let shapes: DataShapes
        do throws(DataShapes.Unsupported) {
            shapes = try DataShapes(example.data)
        } catch {
            return .refused(error.reason)
        }
        return CaseData.$shapes.withValue(shapes) { rendering(of: example) }
    }

    private func rendering(of example: MustacheCase) -> Verdict {
        let texts = [(name: "main", text: example.template)] + example.partials
        let library = TemplateLibrary(
            texts.map { TemplateSource(name: $0.name, path: $0.name, text: $0.text) }
        )
        do throws(TemplateErrors) {
            let view = DataView<Zero>.self
            let template = try library.template("main", for: view, escaping: .html)
            let rendered = template.render(DataView(object: example.data))
            let isRight = rendered == example.expected
            return isRight ? .passed : .open("\(rendered.debugDescription) is rendered")
        } catch {
            return .refused(reason(error))
        }
    }

    /// What the messages say, without the names of this case.
    private func reason(_ errors: TemplateErrors) -> String {
        let messages = errors.errors.map { error in
            error.message.replacing(/\ in DataView<[^ ;]*/, with: "")
                .replacing(/; did you mean.*/, with: "").replacing(/'[^']*'/, with: "'…'")
        }
        return Set(messages).sorted().joined(separator: "; ")
    }
}
