// libclang's interface, for a library that is loaded at run time, and the process in which it runs.
#pragma once

#include "ClangConstants.h"
#include "ClangFunctions.h"
#include "ClangTypes.h"
#include <stddef.h>

#ifdef __clang__
// libclang's own header says nothing about null, either.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#endif

// libclang's enums, which have the size of an int.
typedef int CXErrorCode;
typedef int CXDiagnosticSeverity;
typedef int CXTypeNullabilityKind;
typedef int (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, CXClientData data);

#define CLANG_CONSTANT(name, value) name = value,
enum { CLANG_CONSTANTS(CLANG_CONSTANT) };
#undef CLANG_CONSTANT

/// The functions of a loaded library.
struct ClangIndex {
#define CLANG_MEMBER(result, name, parameters) result(*_Nonnull name) parameters;
    CLANG_FUNCTIONS(CLANG_MEMBER)
#undef CLANG_MEMBER
};

#ifdef __clang__
#pragma clang diagnostic pop
#endif

/// Loads a library and looks up its functions. Returns 0 if there is no such library, or if it lacks a
/// function; `problem` then points to the reason, which the next call may change.
int clang_index_load(const char *_Nonnull path, struct ClangIndex *_Nonnull index,
                     const char *_Nullable *_Nonnull problem);

/// Returns the path of the Swift runtime that this process has loaded; NULL if it contains the runtime.
const char *_Nullable clang_index_runtime_path(void);

/// Whether the system can load libraries into this process: it can't if the program is linked statically.
int clang_index_can_load(void);

/// Limits the time and the memory of this process, which reads files from elsewhere, and keeps a crash
/// from leaving a core file.
void clang_index_limit_process(void);

/// Runs a program with an input. Returns the status that `waitpid` returns, or -1 if it can't be started.
/// The output has to be freed.
int clang_index_run(const char *_Nullable const *_Nonnull arguments, const char *_Nonnull input,
                    size_t input_length, char *_Nullable *_Nonnull output, size_t *_Nonnull output_length);

/// Returns the path of a pipe that contains a text, to be read once; 0 on failure. The descriptor has to be
/// closed.
int clang_index_pipe(const char *_Nonnull text, char *_Nonnull path, size_t path_size);
