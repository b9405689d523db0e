// The types of libclang's stable C interface that the reader of headers uses, after its documentation.
// Their names are those of libclang, so that a test can compare both.
#pragma once

typedef void *CXIndex;
typedef struct CXTranslationUnitImpl *CXTranslationUnit;
typedef void *CXFile;
typedef void *CXDiagnostic;
typedef void *CXClientData;

/// A file whose bytes are in memory.
struct CXUnsavedFile {
    const char *Filename;
    const char *Contents;
    unsigned long Length;
};

typedef struct {
    const void *data;
    unsigned private_flags;
} CXString;

/// A node of the syntax tree. `kind` is a `CXCursorKind`.
typedef struct {
    int kind;
    int xdata;
    const void *data[3];
} CXCursor;

/// `kind` is a `CXTypeKind`.
typedef struct {
    int kind;
    void *data[2];
} CXType;

typedef struct {
    const void *ptr_data[2];
    unsigned int_data;
} CXSourceLocation;

typedef struct {
    const void *ptr_data[2];
    unsigned begin_int_data;
    unsigned end_int_data;
} CXSourceRange;

typedef struct {
    unsigned count;
    CXSourceRange *ranges;
} CXSourceRangeList;
