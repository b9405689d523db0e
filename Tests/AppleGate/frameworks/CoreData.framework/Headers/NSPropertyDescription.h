// developer.apple.com/documentation/coredata/nspropertydescription
#ifndef GATE_NSPROPERTYDESCRIPTION_H
#define GATE_NSPROPERTYDESCRIPTION_H
#import <CoreData/CoreDataTypes.h>

NS_ASSUME_NONNULL_BEGIN
@interface NSPropertyDescription : NSObject <NSCoding, NSCopying>
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nonatomic, copy) NSString *name;
@property (getter=isOptional) BOOL optional;
@property (getter=isTransient) BOOL transient;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (nullable, copy) NSString *renamingIdentifier;
@end

// developer.apple.com/documentation/coredata/nsattributedescription
@interface NSAttributeDescription : NSPropertyDescription
@property NSAttributeType attributeType;
@property (nullable, copy) NSString *attributeValueClassName;
@property (nullable, retain) id defaultValue;
@property (nullable, copy) NSString *valueTransformerName;
@property BOOL allowsExternalBinaryDataStorage;
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

// developer.apple.com/documentation/coredata/nsexpressiondescription
@interface NSExpressionDescription : NSPropertyDescription
@property (nullable, strong) NSExpression *expression;
@property NSAttributeType expressionResultType;
@end
NS_ASSUME_NONNULL_END
#endif
