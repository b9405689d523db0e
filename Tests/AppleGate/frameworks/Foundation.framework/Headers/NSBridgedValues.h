// The classes behind Foundation's value types.
#ifndef GATE_NSBRIDGEDVALUES_H
#define GATE_NSBRIDGEDVALUES_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/foundation/nsdate
NS_BRIDGE(Foundation.Date) NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) double timeIntervalSinceReferenceDate;
@end

// developer.apple.com/documentation/foundation/nsdata
NS_BRIDGE(Foundation.Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

// developer.apple.com/documentation/foundation/nsuuid
NS_BRIDGE(Foundation.UUID) NS_SWIFT_SENDABLE
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end

// developer.apple.com/documentation/foundation/nsurl
NS_BRIDGE(Foundation.URL) NS_SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
NS_ASSUME_NONNULL_END
#endif
