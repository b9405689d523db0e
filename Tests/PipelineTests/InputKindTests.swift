import Testing

@testable import Pipeline

/// What is an input, and of which kind.
struct InputKindTests {
    @Test func theListNamesAllKinds() {
        for kind in InputKinds().all {
            #expect(InputKinds.list.contains(kind.words))
            for suffix in kind.suffixes { #expect(InputKinds.list.contains(suffix)) }
        }
        #expect(
            InputKinds.list.hasSuffix(", or a folder of .sql files, of .h files or of .swift files")
        )
    }

    @Test func headersJoinAModelOfTheirFolder() {
        let inputs = modelInputs(["App/Data/Note.h", "App/Data/Tag.h"])
        #expect(inputs.map(\.modelName) == ["Data"])
        #expect(modelInputs(["Note.h"]).map(\.modelName) == ["Note"])
        #expect(modelInputs(["Note.h", "Tag.h"]).map(\.modelName) == ["Model"])
        let joined = modelInputs(["Note.h", "Notes.xcdatamodeld"])
        #expect(joined.map(\.paths) == [["Notes.xcdatamodeld", "Note.h"]])
    }
}
