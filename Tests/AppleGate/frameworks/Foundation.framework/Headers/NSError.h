// developer.apple.com/documentation/foundation/nserror
#ifndef GATE_NSERROR_H
#define GATE_NSERROR_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end

// developer.apple.com/documentation/foundation/nsnull
NS_SWIFT_SENDABLE
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end
NS_ASSUME_NONNULL_END
#endif
