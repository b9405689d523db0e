// developer.apple.com/documentation/foundation/nskeyvaluecoding
#ifndef GATE_NSKEYVALUECODING_H
#define GATE_NSKEYVALUECODING_H
#import <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN
@interface NSObject (NSKeyValueCoding)
@property (class, readonly) BOOL accessInstanceVariablesDirectly;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue forKey:(NSString *)inKey error:(NSError **)outError;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys;
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues;
@end

// developer.apple.com/documentation/foundation/nskeyvaluesetmutationkind
typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) {
  NSKeyValueUnionSetMutation NS_SWIFT_NAME(union) = 1,
  NSKeyValueMinusSetMutation NS_SWIFT_NAME(minus) = 2,
  NSKeyValueIntersectSetMutation NS_SWIFT_NAME(intersect) = 3,
  NSKeyValueSetSetMutation NS_SWIFT_NAME(set) = 4
};

// developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:)
@interface NSObject (NSKeyValueObserverNotification)
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/observationinfo
@interface NSObject (NSKeyValueObservingCustomization)
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
@property (nullable) void *observationInfo;
@end
NS_ASSUME_NONNULL_END
#endif
