// developer.apple.com/documentation/objectivec/objective-c-runtime
#ifndef GATE_NSOBJCRUNTIME_H
#define GATE_NSOBJCRUNTIME_H
#import <objc/NSObject.h>

#define NS_ENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
#define NS_OPTIONS(_type, _name) enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; enum _name : _type
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_SWIFT_NAME(x) __attribute__((swift_name(#x)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_BRIDGE(x) __attribute__((swift_bridge(#x)))

NS_ASSUME_NONNULL_BEGIN
@class NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>;
@class NSEnumerator<ObjectType>, NSIndexSet, NSPredicate;
@class NSString, NSNumber, NSDate, NSURL, NSData, NSUUID, NSError, NSCoder;

typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending NS_SWIFT_NAME(orderedAscending) = -1L,
  NSOrderedSame NS_SWIFT_NAME(orderedSame),
  NSOrderedDescending NS_SWIFT_NAME(orderedDescending)
} NS_SWIFT_NAME(ComparisonResult);

// developer.apple.com/documentation/foundation/nsstringfromclass(_:)
extern NSString *NSStringFromClass(Class aClass);
// developer.apple.com/documentation/foundation/nsclassfromstring(_:)
extern Class _Nullable NSClassFromString(NSString *aClassName);
// developer.apple.com/documentation/foundation/nsstringfromselector(_:)
extern NSString *NSStringFromSelector(SEL aSelector);
NS_ASSUME_NONNULL_END
#endif
