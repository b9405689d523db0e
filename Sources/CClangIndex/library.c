#define _GNU_SOURCE
#include "CClangIndex.h"
#include <dlfcn.h>
#include <stdint.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

int clang_index_load(const char *path, struct ClangIndex *index, const char **problem) {
    // The library stays: others of its threads may run until the process ends.
    void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (!library) {
        *problem = dlerror();
        return 0;
    }
#define CLANG_LOOK_UP(result, name, parameters)                                                      \
    *(void **)&index->name = dlsym(library, #name);                                                  \
    if (!index->name) {                                                                              \
        *problem = "it has no function " #name;                                                      \
        return 0;                                                                                    \
    }
    CLANG_FUNCTIONS(CLANG_LOOK_UP)
    return 1;
}

int clang_index_can_load(void) {
#ifdef __linux__
    // A program that is linked statically has no dynamic loader.
    return getauxval(AT_BASE) != 0;
#else
    return 1;
#endif
}

const char *clang_index_runtime_path(void) {
    void *function = dlsym(RTLD_DEFAULT, "swift_retain");
    Dl_info info;
    return function && dladdr(function, &info) ? info.dli_fname : 0;
}
