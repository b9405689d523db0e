// developer.apple.com/documentation/coredata/nspropertydescription
#ifndef GATE_NSPROPERTYDESCRIPTION_H
#define GATE_NSPROPERTYDESCRIPTION_H
#import <CoreData/NSFetchRequest.h>

NS_ASSUME_NONNULL_BEGIN
@interface NSPropertyDescription : NSObject <NSCoding, NSCopying>
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nonatomic, copy) NSString *name;
@property (getter=isOptional) BOOL optional;
@property (getter=isTransient) BOOL transient;
@property (readonly, strong) NSArray<NSPredicate *> *validationPredicates;
@property (readonly, strong) NSArray *validationWarnings;
// developer.apple.com/documentation/coredata/nspropertydescription/setvalidationpredicates(_:withvalidationwarnings:)
- (void)setValidationPredicates:(nullable NSArray<NSPredicate *> *)validationPredicates withValidationWarnings:(nullable NSArray<NSString *> *)validationWarnings;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (readonly, copy) NSData *versionHash;
@property (nullable, copy) NSString *versionHashModifier;
@property (getter=isIndexedBySpotlight) BOOL indexedBySpotlight;
@property (nullable, copy) NSString *renamingIdentifier;
@end

// developer.apple.com/documentation/coredata/nsattributedescription
@interface NSAttributeDescription : NSPropertyDescription
@property NSAttributeType attributeType;
@property (nullable, copy) NSString *attributeValueClassName;
@property (nullable, retain) id defaultValue;
@property (nullable, copy) NSString *valueTransformerName;
@property BOOL allowsExternalBinaryDataStorage;
// developer.apple.com/documentation/coredata/nsattributedescription/preservesvalueinhistoryondeletion
@property BOOL preservesValueInHistoryOnDeletion;
// developer.apple.com/documentation/coredata/nsattributedescription/allowscloudencryption
@property BOOL allowsCloudEncryption;
@end

// developer.apple.com/documentation/coredata/nsderivedattributedescription
@interface NSDerivedAttributeDescription : NSAttributeDescription
@property (strong, nullable) NSExpression *derivationExpression;
@property (strong, nullable) NSPredicate *filterPredicate;
@end

// developer.apple.com/documentation/coredata/nscompositeattributedescription
__attribute__((availability(macos, introduced=14.0))) __attribute__((availability(ios, introduced=17.0)))
__attribute__((availability(tvos, introduced=17.0))) __attribute__((availability(watchos, introduced=10.0)))
@interface NSCompositeAttributeDescription : NSAttributeDescription
@property (copy) NSArray<__kindof NSAttributeDescription *> *elements;
@end

// developer.apple.com/documentation/coredata/nsrelationshipdescription
@interface NSRelationshipDescription : NSPropertyDescription
@property (nullable, nonatomic, assign) NSEntityDescription *destinationEntity;
@property (nullable, nonatomic, assign) NSRelationshipDescription *inverseRelationship;
@property NSUInteger maxCount;
@property NSUInteger minCount;
@property NSDeleteRule deleteRule;
@property (readonly, getter=isToMany) BOOL toMany;
@property (getter=isOrdered) BOOL ordered;
@end

// developer.apple.com/documentation/coredata/nsfetchedpropertydescription
@interface NSFetchedPropertyDescription : NSPropertyDescription
@property (nullable, strong) NSFetchRequest *fetchRequest;
@end

// developer.apple.com/documentation/coredata/nsexpressiondescription
@interface NSExpressionDescription : NSPropertyDescription
@property (nullable, strong) NSExpression *expression;
@property NSAttributeType expressionResultType;
@end
NS_ASSUME_NONNULL_END
#endif
