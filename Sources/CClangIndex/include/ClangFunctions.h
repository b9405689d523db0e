// The functions of libclang's interface that the reader of headers uses. `X(RESULT, NAME, PARAMETERS)`
// stands for libclang's function of that name; a test compares the types.
#pragma once

#define CLANG_FUNCTIONS(X)                                                                           \
    X(CXIndex, clang_createIndex, (int, int))                                                        \
    X(void, clang_disposeIndex, (CXIndex))                                                           \
    X(CXErrorCode, clang_parseTranslationUnit2,                                                      \
      (CXIndex, const char *, const char *const *, int, struct CXUnsavedFile *, unsigned, unsigned,  \
       CXTranslationUnit *))                                                                         \
    X(void, clang_disposeTranslationUnit, (CXTranslationUnit))                                       \
    X(CXCursor, clang_getTranslationUnitCursor, (CXTranslationUnit))                                 \
    X(CXSourceRangeList *, clang_getAllSkippedRanges, (CXTranslationUnit))                           \
    X(void, clang_disposeSourceRangeList, (CXSourceRangeList *))                                     \
    X(unsigned, clang_visitChildren, (CXCursor, CXCursorVisitor, CXClientData))                      \
    X(unsigned, clang_getNumDiagnostics, (CXTranslationUnit))                                        \
    X(CXDiagnostic, clang_getDiagnostic, (CXTranslationUnit, unsigned))                              \
    X(void, clang_disposeDiagnostic, (CXDiagnostic))                                                 \
    X(CXDiagnosticSeverity, clang_getDiagnosticSeverity, (CXDiagnostic))                             \
    X(CXSourceLocation, clang_getDiagnosticLocation, (CXDiagnostic))                                 \
    X(CXString, clang_getDiagnosticSpelling, (CXDiagnostic))                                         \
    X(const char *, clang_getCString, (CXString))                                                    \
    X(void, clang_disposeString, (CXString))                                                         \
    X(CXString, clang_getFileName, (CXFile))                                                         \
    X(void, clang_getFileLocation,                                                                   \
      (CXSourceLocation, CXFile *, unsigned *, unsigned *, unsigned *))                              \
    X(CXSourceLocation, clang_getCursorLocation, (CXCursor))                                         \
    X(CXString, clang_getCursorSpelling, (CXCursor))                                                 \
    X(CXString, clang_Cursor_getRawCommentText, (CXCursor))                                          \
    X(CXSourceRange, clang_Cursor_getCommentRange, (CXCursor))                                       \
    X(CXSourceLocation, clang_getRangeStart, (CXSourceRange))                                        \
    X(CXSourceLocation, clang_getRangeEnd, (CXSourceRange))                                          \
    X(CXType, clang_getCursorType, (CXCursor))                                                       \
    X(CXType, clang_getCursorResultType, (CXCursor))                                                 \
    X(unsigned, clang_isCursorDefinition, (CXCursor))                                                \
    X(unsigned, clang_Cursor_getObjCPropertyAttributes, (CXCursor, unsigned))                        \
    X(CXString, clang_Cursor_getObjCPropertyGetterName, (CXCursor))                                  \
    X(unsigned, clang_Cursor_isObjCOptional, (CXCursor))                                             \
    X(CXType, clang_getEnumDeclIntegerType, (CXCursor))                                              \
    X(long long, clang_getEnumConstantDeclValue, (CXCursor))                                         \
    X(CXType, clang_getTypedefDeclUnderlyingType, (CXCursor))                                        \
    X(CXString, clang_getTypeSpelling, (CXType))                                                     \
    X(CXType, clang_getCanonicalType, (CXType))                                                      \
    X(CXCursor, clang_getTypeDeclaration, (CXType))                                                  \
    X(CXType, clang_getPointeeType, (CXType))                                                        \
    X(CXType, clang_Type_getModifiedType, (CXType))                                                  \
    X(CXTypeNullabilityKind, clang_Type_getNullability, (CXType))                                    \
    X(CXType, clang_Type_getObjCObjectBaseType, (CXType))                                            \
    X(unsigned, clang_Type_getNumObjCTypeArgs, (CXType))                                             \
    X(CXType, clang_Type_getObjCTypeArg, (CXType, unsigned))
