import Configuration
import Diagnostics
import Testing

@Suite("Mistakes in configurations") struct MistakeTests {
    @Test(
        "each has its place, and says what to do",
        arguments: [
            (
                #"{"inptus": []}"#,
                "1:2 config.unknown-key: the configuration knows no key 'inptus', did you mean 'inputs'?"
            ),
            (
                #"{"aliases": {"zzzzzz": true}}"#,
                "1:14 config.unknown-key: 'aliases' knows no key 'zzzzzz'; there are 'mogenerator',"
                    + " 'swiftgen' or 'clone'"
            ),
            (
                #"{"access": "pubic"}"#,
                "1:12 config.wrong-value: 'access' cannot be 'pubic', did you mean 'public'?"
            ),
            (
                #"{"target": "spam"}"#,
                "1:12 config.wrong-value: 'target' cannot be 'spam'; it can be 'coredata', 'sqlite' or 'swiftdata'"
            ),
            (
                "{\n \"layout\": true}",
                "2:12 config.wrong-type: 'layout' is 'entity' or 'single', not true"
            ),
            (#"{"inputs": "A"}"#, "1:12 config.wrong-type: 'inputs' is an array, not a text"),
            (#"{"inputs": ["A", 1]}"#, "1:18 config.wrong-type: 'inputs' is a path, not a number"),
            (
                #"{"outputs": []}"#,
                "1:13 config.wrong-value: 'outputs' has at least one output; add one, or remove the key"
            ),
            (
                #"{"outputs": [{"target": "sqlite"}]}"#,
                "1:14 config.missing-key: an output needs the key 'folder' for its code"
            ),
            (
                #"{"outputs": [{"folder": "A"}, {"folder": "./A/"}]}"#,
                "1:31 config.wrong-value: two outputs have the folder 'App/A'; give each its own"
            ),
            (
                #"{"outputs": [{"folder": "A"}], "output": "B"}"#,
                "1:32 config.wrong-value: 'output' and 'outputs' exclude each other; remove one"
            ),
            (
                #"{"outputs": [{"folder": "A", "inputs": []}]}"#,
                "1:30 config.unknown-key: 'outputs' knows no key 'inputs'; there are 'folder',"
                    + " 'target', 'layout', 'access', 'onMissing', 'isolation', 'toMany', 'stack',"
                    + " 'width', 'versions', 'plan' or 'templates'"
            ),
            (#"{"output": ""}"#, "1:12 config.wrong-value: 'output' is a path, not an empty text"),
            (#"{"output": null}"#, "1:12 config.wrong-type: 'output' is a path, not null"),
            (
                #"{"cloudKit": "yes"}"#,
                "1:14 config.wrong-type: 'cloudKit' is true or false, not a text"
            ),
            (#"{"entities": []}"#, "1:14 config.wrong-type: 'entities' is an object, not an array"),
            (
                #"{"entities": {"E": 1}}"#, "1:20 config.wrong-type: 'E' is an object, not a number"
            ),
            (
                #"{"access": "public", "access": "public"}"#,
                "1:22 config.duplicate-key: the key 'access' is here twice; remove one"
            ),
            (
                #"{"entities": {"E": {}, "E": {}}}"#,
                "1:24 config.duplicate-key: the key 'E' is here twice; remove one"
            ),
            (
                #"{"checks": {"entity.no-clas": "error"}}"#,
                "1:13 config.unknown-check: there is no diagnostic 'entity.no-clas', did you mean"
                    + " 'entity.no-class'?"
            ),
            (
                #"{"checks": {"xml.empty": "ignore"}}"#,
                "1:13 config.fixed-check: 'xml.empty' is always an error: the code would be"
                    + " wrong, or couldn't be written; fix the problem instead"
            ),
            (
                #"{"entities": {"E": {"composites": {"c": {"cases": {"a": 1.5}}}}}}"#,
                "1:57 config.wrong-value: 'a' is a whole number, not 1.5"
            ),
            (
                #"{"entities": {"E": {"properties": {"p": {"clone": "exlude"}}}}}"#,
                "1:51 config.wrong-value: 'clone' cannot be 'exlude', did you mean 'exclude'?"
            ),
            (
                #"{"entities": {"E": {"properties": {"p": {"clone": {}}}}}}"#,
                "1:51 config.wrong-value: a rule for copying has one key, 'rebuild' or"
                    + " 'followParent', and the latter may be combined with 'withoutParent'"
            ),
            (#"["a"]"#, "1:1 config.wrong-type: the configuration is an object, not an array"),
            (#"{"a" 1}"#, "1:6 config.malformed: this isn't JSON: ':' is expected"),
            ("", "1:1 config.malformed: this isn't JSON: a value is missing"),
        ]
    )
    func mistakes(_ text: String, _ expected: String) {
        let reading = Reading(text)
        #expect(reading.found == [expected])
        #expect(reading.file == nil)
        #expect(reading.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test("a fix replaces what stands there") func fixes() throws {
        let text = #"{"inptus": ["A"], "access": "pubic"}"#
        let mended = Reading(text).diagnostics.compactMap(\.fix).reversed().reduce(text) {
            text,
            fix in
            let bytes = Array(text.utf8)
            let start = fix.range.start.column - 1
            let rest = bytes[(start + fix.range.length)...]
            return String(
                decoding: bytes[..<start] + Array(fix.replacement.utf8) + rest,
                as: UTF8.self
            )
        }
        #expect(mended == #"{"inputs": ["A"], "access": "public"}"#)
        #expect(Reading(mended).found.isEmpty)
    }

    @Test("all are told at once") func all() {
        let reading = Reading(#"{"a": 1, "layout": 2, "access": "x", "entities": {"E": {"b": 1}}}"#)
        #expect(reading.diagnostics.count == 4)
    }

    @Test("nesting ends") func deep() {
        let text = String(repeating: #"{"entities":"#, count: 100_000)
        #expect(Reading(text).found.first?.contains("nested too deep") == true)
    }

    @Test("a file that is not there") func notThere() {
        var sink = DiagnosticSink()
        #expect(ConfigurationFile.read("/none/modelgen.json", diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id) == ["path.not-found"])
    }
}
