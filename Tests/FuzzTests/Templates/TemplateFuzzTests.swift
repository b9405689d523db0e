import Testing

/// Damaged templates give errors that lead to a place in them, or text, the same each time.
@Suite struct TemplateFuzzTests {
    @Test(arguments: Amount.seeds)
    func damagedTemplatesGiveTextOrErrors(_ seed: Int) {
        var failures = Failures()
        var rendered = 0
        for name in Amount.templates(of: seed) {
            CaseMonitor.shared.observe(name) {
                var random = name.random
                let result =
                    random.isOne(in: 2)
                    ? checkRendering(inventedTemplates(&random), of: SamplePage.sample, &random)
                    : checkRendering(
                        builtInTemplates(&random),
                        of: BuiltInViews.any(&random),
                        &random
                    )
                if result.isRendered { rendered += 1 }
                failures.add(result.problems, of: name)
            }
        }
        print(
            "templates of seed \(seed): \(rendered) of \(Amount.templates(of: seed).count) rendered"
        )
        failures.record()
    }
}
