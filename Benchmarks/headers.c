// The lower bound of reading headers: libclang alone parses them once.
//
// headers LIBRARY PRELUDE HEADER
#include "CClangIndex.h"
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    static struct ClangIndex clang;
    const char *problem = "";
    if (count != 4 || !clang_index_load(arguments[1], &clang, &problem)) {
        fprintf(stderr, "headers: %s\n", problem);
        return 2;
    }
    const char *const options[] = {"-x", "objective-c-header", "-std=gnu11", "-target", "x86_64-apple-macosx12.0",
                                   "-fblocks", "-fobjc-arc", "-nostdinc", "-Wno-everything", "-include", arguments[2]};
    CXTranslationUnit unit = NULL;
    const unsigned flags = CXTranslationUnit_SkipFunctionBodies | CXTranslationUnit_KeepGoing;
    int code = clang.clang_parseTranslationUnit2(clang.clang_createIndex(0, 0), arguments[3], options,
                                                 sizeof options / sizeof *options, NULL, 0, flags, &unit);
    if (code != 0 || clang.clang_getNumDiagnostics(unit) != 0) return 1;
    return 0;
}
