// Names that the other headers share.
#ifndef GATE_COREDATATYPES_H
#define GATE_COREDATATYPES_H
#import <Foundation/Foundation.h>

@protocol NSFetchRequestResult;
@class NSManagedObject, NSManagedObjectContext, NSManagedObjectModel, NSManagedObjectID;
@class NSEntityDescription, NSRelationshipDescription, NSMergePolicy;
@class NSPersistentStore, NSPersistentStoreCoordinator;
@class NSPersistentStoreRequest, NSPersistentStoreResult;
@class NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>>;

// developer.apple.com/documentation/coredata/nsattributetype
typedef NS_ENUM(NSUInteger, NSAttributeType) {
  NSUndefinedAttributeType NS_SWIFT_NAME(undefinedAttributeType) = 0,
  NSInteger16AttributeType NS_SWIFT_NAME(integer16AttributeType) = 100,
  NSInteger32AttributeType NS_SWIFT_NAME(integer32AttributeType) = 200,
  NSInteger64AttributeType NS_SWIFT_NAME(integer64AttributeType) = 300,
  NSDecimalAttributeType NS_SWIFT_NAME(decimalAttributeType) = 400,
  NSDoubleAttributeType NS_SWIFT_NAME(doubleAttributeType) = 500,
  NSFloatAttributeType NS_SWIFT_NAME(floatAttributeType) = 600,
  NSStringAttributeType NS_SWIFT_NAME(stringAttributeType) = 700,
  NSBooleanAttributeType NS_SWIFT_NAME(booleanAttributeType) = 800,
  NSDateAttributeType NS_SWIFT_NAME(dateAttributeType) = 900,
  NSBinaryDataAttributeType NS_SWIFT_NAME(binaryDataAttributeType) = 1000,
  NSUUIDAttributeType NS_SWIFT_NAME(UUIDAttributeType) = 1100,
  NSURIAttributeType NS_SWIFT_NAME(URIAttributeType) = 1200,
  NSTransformableAttributeType NS_SWIFT_NAME(transformableAttributeType) = 1800,
  NSObjectIDAttributeType NS_SWIFT_NAME(objectIDAttributeType) = 2000,
  NSCompositeAttributeType NS_SWIFT_NAME(compositeAttributeType) = 2100
};

// developer.apple.com/documentation/coredata/nsdeleterule
typedef NS_ENUM(NSUInteger, NSDeleteRule) {
  NSNoActionDeleteRule NS_SWIFT_NAME(noActionDeleteRule),
  NSNullifyDeleteRule NS_SWIFT_NAME(nullifyDeleteRule),
  NSCascadeDeleteRule NS_SWIFT_NAME(cascadeDeleteRule),
  NSDenyDeleteRule NS_SWIFT_NAME(denyDeleteRule)
};
#endif
