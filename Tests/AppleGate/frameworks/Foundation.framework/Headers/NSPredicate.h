// developer.apple.com/documentation/foundation/nspredicate
#ifndef GATE_NSPREDICATE_H
#define GATE_NSPREDICATE_H
#import <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN
// developer.apple.com/documentation/foundation/nsexpression
@interface NSExpression : NSObject <NSSecureCoding, NSCopying>
+ (NSExpression *)expressionForConstantValue:(nullable id)obj;
+ (NSExpression *)expressionForKeyPath:(NSString *)keyPath;
+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)parameters;
+ (NSExpression *)expressionForEvaluatedObject;
@end

@interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
// developer.apple.com/documentation/foundation/nspredicate/init(format:argumentarray:)
+ (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat argumentArray:(nullable NSArray *)arguments;
// developer.apple.com/documentation/foundation/nspredicate/init(value:)
+ (NSPredicate *)predicateWithValue:(BOOL)value;
// developer.apple.com/documentation/foundation/nspredicate/init(block:)
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable evaluatedObject, NSDictionary<NSString *, id> *_Nullable bindings))block;
@property (readonly, copy) NSString *predicateFormat;
// developer.apple.com/documentation/foundation/nspredicate/withsubstitutionvariables(_:)
- (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables NS_SWIFT_NAME(withSubstitutionVariables(_:));
- (BOOL)evaluateWithObject:(nullable id)object;
@end

// developer.apple.com/documentation/foundation/nscompoundpredicate
typedef NS_ENUM(NSUInteger, NSCompoundPredicateType) {
  NSNotPredicateType = 0,
  NSAndPredicateType,
  NSOrPredicateType
} NS_SWIFT_NAME(NSCompoundPredicate.LogicalType);
@interface NSCompoundPredicate : NSPredicate
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates NS_SWIFT_NAME(init(andPredicateWithSubpredicates:));
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates NS_SWIFT_NAME(init(orPredicateWithSubpredicates:));
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate NS_SWIFT_NAME(init(notPredicateWithSubpredicate:));
@end
NS_ASSUME_NONNULL_END
#endif
