@import Foundation;

@class LIBTag;

typedef NS_CLOSED_ENUM(NSInteger, LIBBookFormat) {
    LIBBookFormatUnknown = -1,
    /// Bound in boards.
    LIBBookFormatHardcover,
    LIBBookFormatPaperback NS_SWIFT_NAME(softcover),
    LIBBookFormat3D,
} NS_SWIFT_NAME(BookFormat);

typedef NS_OPTIONS(NSUInteger, LIBBookFlags) {
    LIBBookFlagNone = 0,
    LIBBookFlagSigned = 1 << 0,
    LIBBookFlagFirstEdition = 1 << 3,
    LIBBookFlagRare = LIBBookFlagSigned | LIBBookFlagFirstEdition,
    LIBBookFlagHigh = 1UL << 40,
};
