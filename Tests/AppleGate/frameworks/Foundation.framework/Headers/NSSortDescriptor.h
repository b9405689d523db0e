// developer.apple.com/documentation/foundation/nssortdescriptor
#ifndef GATE_NSSORTDESCRIPTOR_H
#define GATE_NSSORTDESCRIPTOR_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
@interface NSSortDescriptor : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nullable, readonly, copy) NSString *key;
@property (readonly) BOOL ascending;
@property (readonly, retain) id reversedSortDescriptor;
@end
NS_ASSUME_NONNULL_END
#endif
