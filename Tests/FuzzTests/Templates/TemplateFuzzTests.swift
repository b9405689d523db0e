import Testing

/// Damaged templates give errors that lead to a place in them, or text, the same each time.
@Suite struct TemplateFuzzTests {
    @Test(arguments: Amount.seeds)
    func damagedTemplatesGiveTextOrErrors(_ seed: Int) {
        var failures = Failures()
        var watch = CaseWatch()
        var rendered = 0
        for name in Amount.templates(of: seed) {
            watch.run(name) {
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
        let count = Amount.templates(of: seed).count
        print("templates of seed \(seed): \(rendered) of \(count) rendered; \(watch)")
        failures.record()
    }
}
