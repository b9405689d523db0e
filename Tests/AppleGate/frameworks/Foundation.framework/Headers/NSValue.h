// developer.apple.com/documentation/foundation/nsvalue
#ifndef GATE_NSVALUE_H
#define GATE_NSVALUE_H
#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

// developer.apple.com/documentation/foundation/nsnumber
@interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithChar:(char)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedChar:(unsigned char)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithShort:(short)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedShort:(unsigned short)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithInt:(int)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedInt:(unsigned int)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithLongLong:(long long)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedLongLong:(unsigned long long)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithFloat:(float)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithBool:(BOOL)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithInteger:(NSInteger)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithUnsignedInteger:(NSUInteger)value NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(value:));
@property (readonly) char charValue NS_SWIFT_NAME(int8Value);
@property (readonly) unsigned char unsignedCharValue NS_SWIFT_NAME(uint8Value);
@property (readonly) short shortValue NS_SWIFT_NAME(int16Value);
@property (readonly) unsigned short unsignedShortValue NS_SWIFT_NAME(uint16Value);
@property (readonly) int intValue NS_SWIFT_NAME(int32Value);
@property (readonly) unsigned int unsignedIntValue NS_SWIFT_NAME(uint32Value);
@property (readonly) long long longLongValue NS_SWIFT_NAME(int64Value);
@property (readonly) unsigned long long unsignedLongLongValue NS_SWIFT_NAME(uint64Value);
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) NSUInteger unsignedIntegerValue NS_SWIFT_NAME(uintValue);
@property (readonly, copy) NSString *stringValue;
@end

// developer.apple.com/documentation/foundation/nsdecimalnumber
@interface NSDecimalNumber : NSNumber
- (instancetype)initWithString:(nullable NSString *)numberValue;
@property (class, readonly, copy) NSDecimalNumber *zero;
@property (class, readonly, copy) NSDecimalNumber *one;
@property (class, readonly, copy) NSDecimalNumber *notANumber;
- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)decimalNumber NS_SWIFT_NAME(adding(_:));
@property (readonly) double doubleValue;
@end
NS_ASSUME_NONNULL_END
#endif
