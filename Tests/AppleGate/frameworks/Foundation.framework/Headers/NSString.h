// developer.apple.com/documentation/foundation/nsstring
#ifndef GATE_NSSTRING_H
#define GATE_NSSTRING_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
NS_BRIDGE(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
// developer.apple.com/documentation/foundation/nsstring/localizedstandardcompare(_:)
- (NSComparisonResult)localizedStandardCompare:(NSString *)string;
// developer.apple.com/documentation/foundation/nsstring/localizedcaseinsensitivecompare(_:)
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
// developer.apple.com/documentation/foundation/nsstring/caseinsensitivecompare(_:)
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

// developer.apple.com/documentation/foundation/nsmutablestring
@interface NSMutableString : NSString
- (void)appendString:(NSString *)aString;
@end

// developer.apple.com/documentation/foundation/nsattributedstring
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
@end

// developer.apple.com/documentation/foundation/nsmutableattributedstring
@interface NSMutableAttributedString : NSAttributedString
@end
NS_ASSUME_NONNULL_END
#endif
