// developer.apple.com/documentation/foundation/object-runtime
#ifndef GATE_NSOBJECT_H
#define GATE_NSOBJECT_H
#import <Foundation/NSObjCRuntime.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/foundation/nscopying
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

// developer.apple.com/documentation/foundation/nsmutablecopying
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

// developer.apple.com/documentation/foundation/nscoding
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// developer.apple.com/documentation/foundation/nssecurecoding
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

// developer.apple.com/documentation/foundation/nscoder
@interface NSCoder : NSObject
// developer.apple.com/documentation/foundation/nscoder/encode(_:forkey:)-3ldes
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
// developer.apple.com/documentation/foundation/nscoder/decodeobject(forkey:)
- (nullable id)decodeObjectForKey:(NSString *)key;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/version()
@interface NSObject (NSCoderMethods)
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)aVersion;
@property (readonly) Class classForCoder;
- (nullable id)replacementObjectForCoder:(NSCoder *)coder;
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/classforkeyedarchiver
@interface NSObject (NSKeyedArchiverObjectSubstitution)
@property (nullable, readonly) Class classForKeyedArchiver;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/attributekeys
@interface NSObject (NSClassDescriptionPrimitives)
@property (readonly, copy) NSArray<NSString *> *attributeKeys;
@property (readonly, copy) NSArray<NSString *> *toOneRelationshipKeys;
@property (readonly, copy) NSArray<NSString *> *toManyRelationshipKeys;
- (nullable NSString *)inverseForRelationshipKey:(NSString *)relationshipKey;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/classname
@interface NSObject (NSScripting)
@property (readonly, copy) NSString *className;
@property (readonly) unsigned int classCode;
@property (nullable, copy) NSDictionary<NSString *, id> *scriptingProperties;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

// developer.apple.com/documentation/foundation/nsfastenumeration
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)len;
@end
NS_ASSUME_NONNULL_END
#endif
