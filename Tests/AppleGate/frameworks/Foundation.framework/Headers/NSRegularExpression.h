// developer.apple.com/documentation/foundation/nsregularexpression
#ifndef GATE_NSREGULAREXPRESSION_H
#define GATE_NSREGULAREXPRESSION_H
#import <Foundation/NSObject.h>
#import <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN
@class NSRegularExpression;

// developer.apple.com/documentation/foundation/nsrange-c.struct
typedef struct _NSRange {
    NSUInteger location;
    NSUInteger length;
} NSRange;

// developer.apple.com/documentation/foundation/nstextcheckingresult
@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSRange range;
@end

// developer.apple.com/documentation/foundation/nsregularexpression/options
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) {
    NSRegularExpressionCaseInsensitive NS_SWIFT_NAME(caseInsensitive) = 1 << 0,
} NS_SWIFT_NAME(NSRegularExpression.Options);

// developer.apple.com/documentation/foundation/nsregularexpression/matchingoptions
typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) {
    NSMatchingAnchored NS_SWIFT_NAME(anchored) = 1 << 2,
} NS_SWIFT_NAME(NSRegularExpression.MatchingOptions);

NS_SWIFT_SENDABLE
@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error;
@property (readonly, copy) NSString *pattern;
// developer.apple.com/documentation/foundation/nsregularexpression/firstmatch(in:options:range:)
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
@end
NS_ASSUME_NONNULL_END
#endif
