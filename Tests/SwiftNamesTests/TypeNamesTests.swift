import SwiftNames
import Testing

struct TypeNamesTests {
    @Test func onlyShadowedTypesAreQualified() {
        let names = TypeNames(classes: ["Data", "Field", "Set"])
        #expect(names.foundation("Data") == "Foundation.Data")
        #expect(names.foundation("Date") == "Date")
        #expect(names.modelTypes("Field") == "ModelTypes.Field")
        #expect(names.swift("Set") == "Swift.Set")
    }

    @Test func collectionsBesideAClassOfTheirName() {
        let names = TypeNames(classes: ["Set", "Field"])
        #expect(
            names.qualifyingCollections(in: "[Set<Set<Int>>:Field<Int>]")
                == "[Swift.Set<Swift.Set<Int>>:Field<Int>]"
        )
        #expect(
            names.qualifyingCollections(in: "Swift.Set<MySet<Int>>?") == "Swift.Set<MySet<Int>>?"
        )
        #expect(names.qualifyingCollections(in: "[Set]") == "[Set]")
        #expect(TypeNames(classes: ["Note"]).qualifyingCollections(in: "Set<Int>") == "Set<Int>")
    }

    @Test func aClassWithTheNameOfAGenericParameterGetsAnAlias() {
        #expect(TypeNames(classes: ["Photo"]).inFields("Photo") == "Photo")
        #expect(TypeNames(classes: ["Model"]).inFields("Model") == "ModelClass")
        #expect(TypeNames(classes: ["Model", "ModelClass"]).inFields("Model") == "ModelClass_")
    }

    @Test func aSetFindsItsWordsAndNoOthers() {
        let words = (0..<500).map { "word\($0)" }
        let set = WordSet(words)
        #expect(words.allSatisfy(set.contains))
        #expect(!set.contains("word500") && !set.contains("") && !set.contains("Word0"))
        #expect(WordSet([""]).contains(""))
    }
}
