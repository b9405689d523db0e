extension SDKHeaders {
    /// The types of C and of the frameworks.
    static let types = """
        typedef _Bool BOOL;
        #define bool _Bool
        #define true 1
        #define false 0
        typedef _Bool Boolean;
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        #define nil ((id)0)
        #define NULL ((void *)0)
        typedef signed char int8_t;
        typedef short int16_t;
        typedef int int32_t;
        typedef long long int64_t;
        typedef unsigned char uint8_t;
        typedef unsigned short uint16_t;
        typedef unsigned int uint32_t;
        typedef unsigned long long uint64_t;
        typedef long intptr_t;
        typedef unsigned long uintptr_t;
        typedef unsigned long size_t;
        typedef long ssize_t;
        typedef long ptrdiff_t;
        typedef long time_t;
        typedef signed char SInt8;
        typedef short SInt16;
        typedef int SInt32;
        typedef long long SInt64;
        typedef unsigned char UInt8;
        typedef unsigned short UInt16;
        typedef unsigned int UInt32;
        typedef unsigned long long UInt64;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef unsigned short unichar;
        typedef double CGFloat;
        typedef float Float32;
        typedef double Float64;
        typedef double NSTimeInterval;
        typedef double CFTimeInterval;
        typedef double CFAbsoluteTime;
        typedef double CLLocationDegrees;
        typedef double CLLocationDistance;
        typedef double CLLocationAccuracy;
        typedef double CLLocationSpeed;
        typedef double CLLocationDirection;
        typedef struct { double latitude, longitude; } CLLocationCoordinate2D;
        typedef struct { double latitudeDelta, longitudeDelta; } MKCoordinateSpan;
        typedef struct { CLLocationCoordinate2D center; MKCoordinateSpan span; } MKCoordinateRegion;
        typedef struct CGPoint { CGFloat x, y; } CGPoint;
        typedef struct CGSize { CGFloat width, height; } CGSize;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
        typedef CGPoint NSPoint;
        typedef CGSize NSSize;
        typedef CGRect NSRect;
        typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
        typedef struct _NSRange { NSUInteger location, length; } NSRange;
        typedef struct { int value; } NSDecimal;
        typedef struct _NSZone NSZone;
        typedef const struct __CFString *CFStringRef;
        typedef struct CGColor *CGColorRef;
        typedef struct CGImage *CGImageRef;
        #define INT16_MAX 32767
        #define INT16_MIN (-32767 - 1)
        #define INT32_MAX 2147483647
        #define INT32_MIN (-2147483647 - 1)
        #define INT64_MAX 9223372036854775807LL
        #define INT64_MIN (-9223372036854775807LL - 1)
        #define UINT8_MAX 255
        #define UINT16_MAX 65535
        #define UINT32_MAX 4294967295U
        #define UINT64_MAX 18446744073709551615ULL
        #define INT_MAX INT32_MAX
        #define INT_MIN INT32_MIN
        #define UINT_MAX UINT32_MAX
        #define LONG_MAX 9223372036854775807L
        #define LONG_MIN (-9223372036854775807L - 1)
        #define NSIntegerMax LONG_MAX
        #define NSIntegerMin LONG_MIN
        #define NSUIntegerMax 18446744073709551615UL
        enum { NSNotFound = LONG_MAX };

        """

    /// The macros of the frameworks. Those that name Swift declarations become annotations.
    static let macros = """
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_MAC 1
        #define TARGET_OS_OSX 0
        #define TARGET_OS_TV 0
        #define TARGET_OS_WATCH 0
        #define TARGET_OS_SIMULATOR 0
        #define TARGET_IPHONE_SIMULATOR 0
        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
        #define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
        #define MODELGEN_NOTE(text) __attribute__((annotate("modelgen:" text)))
        #define MODELGEN_ENUM1(note, type) enum MODELGEN_NOTE(note) : type
        #define MODELGEN_ENUM2(note, type, name) enum name : type name; enum MODELGEN_NOTE(note) name : type
        #define MODELGEN_CHOOSE(_1, _2, _3, name, ...) name
        #define MODELGEN_ENUM(...) MODELGEN_CHOOSE(__VA_ARGS__, MODELGEN_ENUM2, MODELGEN_ENUM1, )(__VA_ARGS__)
        #define NS_ENUM(...) MODELGEN_ENUM("enum", __VA_ARGS__)
        #define NS_CLOSED_ENUM(...) MODELGEN_ENUM("enum", __VA_ARGS__)
        #define NS_ERROR_ENUM(domain, name) MODELGEN_ENUM("enum", NSInteger, name)
        #define NS_OPTIONS(...) MODELGEN_ENUM("options", __VA_ARGS__)
        #define CF_ENUM(...) MODELGEN_ENUM("enum", __VA_ARGS__)
        #define CF_CLOSED_ENUM(...) MODELGEN_ENUM("enum", __VA_ARGS__)
        #define CF_OPTIONS(...) MODELGEN_ENUM("options", __VA_ARGS__)
        #define NS_SWIFT_NAME(name) MODELGEN_NOTE("name:" #name)
        #define CF_SWIFT_NAME(name) NS_SWIFT_NAME(name)
        #define swift_name(name) annotate("modelgen:name:" name)
        #define NS_REFINED_FOR_SWIFT
        #define NS_SWIFT_UNAVAILABLE(...)
        #define NS_SWIFT_NOTHROW
        #define NS_SWIFT_SENDABLE
        #define NS_SWIFT_NONSENDABLE
        #define NS_SWIFT_UI_ACTOR
        #define NS_STRING_ENUM
        #define NS_EXTENSIBLE_STRING_ENUM
        #define NS_TYPED_ENUM
        #define NS_TYPED_EXTENSIBLE_ENUM
        #define NS_DESIGNATED_INITIALIZER
        #define NS_REQUIRES_SUPER
        #define NS_REQUIRES_NIL_TERMINATION
        #define NS_REQUIRES_PROPERTY_DEFINITIONS
        #define NS_UNAVAILABLE
        #define NS_RETURNS_RETAINED
        #define NS_RETURNS_NOT_RETAINED
        #define NS_RETURNS_INNER_POINTER
        #define NS_NOESCAPE
        #define NS_INLINE static inline
        #define NS_ROOT_CLASS
        #define NS_FORMAT_FUNCTION(...)
        #define NS_AVAILABLE(...)
        #define NS_AVAILABLE_IOS(...)
        #define NS_AVAILABLE_MAC(...)
        #define NS_CLASS_AVAILABLE(...)
        #define NS_CLASS_AVAILABLE_IOS(...)
        #define NS_CLASS_DEPRECATED_IOS(...)
        #define NS_ENUM_AVAILABLE(...)
        #define NS_ENUM_AVAILABLE_IOS(...)
        #define NS_ENUM_DEPRECATED(...)
        #define NS_ENUM_DEPRECATED_IOS(...)
        #define NS_DEPRECATED(...)
        #define NS_DEPRECATED_IOS(...)
        #define NS_DEPRECATED_MAC(...)
        #define NS_EXTENSION_UNAVAILABLE(...)
        #define NS_EXTENSION_UNAVAILABLE_IOS(...)
        #define API_AVAILABLE(...)
        #define API_UNAVAILABLE(...)
        #define API_DEPRECATED(...)
        #define API_DEPRECATED_WITH_REPLACEMENT(...)
        #define __OSX_AVAILABLE(...)
        #define __OSX_AVAILABLE_STARTING(...)
        #define __IOS_AVAILABLE(...)
        #define __TVOS_AVAILABLE(...)
        #define __WATCHOS_AVAILABLE(...)
        #define DEPRECATED_ATTRIBUTE
        #define DEPRECATED_MSG_ATTRIBUTE(...)
        #define UNAVAILABLE_ATTRIBUTE
        #define UI_APPEARANCE_SELECTOR
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define FOUNDATION_STATIC_INLINE static inline
        #define COREDATA_EXTERN extern
        #define UIKIT_EXTERN extern
        #define UIKIT_STATIC_INLINE static inline
        #define OBJC_EXPORT extern
        #define OBJC_EXTERN extern
        #define CF_EXPORT extern
        #define EXTERN_C_BEGIN
        #define EXTERN_C_END
        #define __BEGIN_DECLS
        #define __END_DECLS
        #define IBOutlet
        #define IBOutletCollection(...)
        #define IBAction void
        #define IBInspectable
        #define IB_DESIGNABLE
        #define __deprecated
        #define __deprecated_msg(...)
        #define __unused
        #define __TVOS_PROHIBITED
        #define __WATCHOS_PROHIBITED
        #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
        #define __IPHONE_OS_VERSION_MAX_ALLOWED 150000

        """
}
