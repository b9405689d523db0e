import TestSupport
import Testing

struct CompletionsTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func aScriptNamesItsShellAndEveryCommand(_ shell: String) throws {
        let result = try tool.run("completions", shell)
        #expect(result.succeeded && result.stderr.isEmpty)
        #expect(result.stdout.contains("for \(shell), printed by 'modelgen completions \(shell)'"))
        for command in ["generate", "inspect", "completions", "man"] {
            #expect(result.stdout.contains(command))
        }
    }

    @Test func bashOffersWhatTheToolTakes() throws {
        let line = """
            eval "$("$MODELGEN" completions bash)"
            COMP_WORDS=(modelgen generate --access p) COMP_CWORD=3
            _modelgen
            echo "${COMPREPLY[@]}"
            """
        let result = try TestSupport.run(
            ["bash", "--norc", "-c", line],
            environment: ["MODELGEN": try Tool.path()]
        )
        #expect(result.stdout == "package public\n", "\(result.stderr)")
    }

    @Test func anotherShellIsRefused() throws {
        let result = try tool.run("completions", "pash")
        #expect(result.status == 2)
        #expect(result.stderr.contains("SHELL cannot be 'pash'; did you mean 'bash'?"))
    }
}
