// Compares our declarations of libclang's interface with its own header. It compiles if they agree.
#include <clang-c/Index.h>
#include <stddef.h>

// Our types, under other names.
#define CXIndex OurIndex
#define CXTranslationUnitImpl OurTranslationUnitImpl
#define CXTranslationUnit OurTranslationUnit
#define CXFile OurFile
#define CXDiagnostic OurDiagnostic
#define CXClientData OurClientData
#define CXUnsavedFile OurUnsavedFile
#define CXString OurString
#define CXCursor OurCursor
#define CXType OurType
#define CXSourceLocation OurSourceLocation
#define CXSourceRange OurSourceRange
#include "ClangTypes.h"
#undef CXIndex
#undef CXTranslationUnitImpl
#undef CXTranslationUnit
#undef CXFile
#undef CXDiagnostic
#undef CXClientData
#undef CXUnsavedFile
#undef CXString
#undef CXCursor
#undef CXType
#undef CXSourceLocation
#undef CXSourceRange

#define SAME_SIZE(theirs, ours) _Static_assert(sizeof(theirs) == sizeof(ours), #ours)
#define SAME_PLACE(theirs, ours, member)                                                             \
    _Static_assert(offsetof(theirs, member) == offsetof(ours, member), #ours "." #member)
SAME_SIZE(CXIndex, OurIndex);
SAME_SIZE(CXFile, OurFile);
SAME_SIZE(CXDiagnostic, OurDiagnostic);
SAME_SIZE(CXClientData, OurClientData);
SAME_SIZE(struct CXUnsavedFile, struct OurUnsavedFile);
SAME_PLACE(struct CXUnsavedFile, struct OurUnsavedFile, Contents);
SAME_PLACE(struct CXUnsavedFile, struct OurUnsavedFile, Length);
SAME_SIZE(CXString, OurString);
SAME_PLACE(CXString, OurString, private_flags);
SAME_SIZE(CXCursor, OurCursor);
SAME_PLACE(CXCursor, OurCursor, data);
SAME_SIZE(CXType, OurType);
SAME_PLACE(CXType, OurType, data);
SAME_SIZE(CXSourceLocation, OurSourceLocation);
SAME_PLACE(CXSourceLocation, OurSourceLocation, int_data);
SAME_SIZE(CXSourceRange, OurSourceRange);
SAME_PLACE(CXSourceRange, OurSourceRange, end_int_data);
SAME_SIZE(enum CXErrorCode, int);
SAME_SIZE(enum CXChildVisitResult, int);

#include "ClangConstants.h"
#define SAME_VALUE(name, value) _Static_assert((int)name == value, #name);
CLANG_CONSTANTS(SAME_VALUE)

#include "ClangFunctions.h"
typedef enum CXErrorCode CXErrorCode;
typedef enum CXDiagnosticSeverity CXDiagnosticSeverity;
typedef enum CXTypeNullabilityKind CXTypeNullabilityKind;
#define SAME_TYPE(result, name, parameters)                                                          \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), result parameters), #name);
CLANG_FUNCTIONS(SAME_TYPE)
