// developer.apple.com/documentation/coredata/nsentitydescription
#ifndef GATE_NSENTITYDESCRIPTION_H
#define GATE_NSENTITYDESCRIPTION_H
#import <CoreData/NSFetchIndexDescription.h>
#import <CoreData/NSFetchRequest.h>
#import <CoreData/NSPropertyDescription.h>

NS_ASSUME_NONNULL_BEGIN
@interface NSEntityDescription : NSObject <NSCoding, NSCopying, NSFastEnumeration>
// developer.apple.com/documentation/coredata/nsentitydescription/entity(forentityname:in:)
+ (nullable NSEntityDescription *)entityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context NS_SWIFT_NAME(entity(forEntityName:in:));
// developer.apple.com/documentation/coredata/nsentitydescription/insertnewobject(forentityname:into:)
+ (NSManagedObject *)insertNewObjectForEntityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context NS_SWIFT_NAME(insertNewObject(forEntityName:into:));
@property (null_resettable, copy) NSString *managedObjectClassName;
@property (nullable, copy) NSString *name;
@property (getter=isAbstract) BOOL abstract;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *subentitiesByName;
@property (strong) NSArray<NSEntityDescription *> *subentities;
@property (nullable, readonly, assign) NSEntityDescription *superentity;
@property (readonly, copy) NSDictionary<NSString *, __kindof NSPropertyDescription *> *propertiesByName;
@property (strong) NSArray<__kindof NSPropertyDescription *> *properties;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (readonly, copy) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
@property (readonly, copy) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
@property (strong) NSArray<NSFetchIndexDescription *> *indexes;
@property (strong) NSArray<NSArray<id> *> *uniquenessConstraints;
// developer.apple.com/documentation/coredata/nsentitydescription/versionhash
@property (readonly, copy) NSData *versionHash;
@property (nullable, copy) NSString *versionHashModifier;
@property (nullable, copy) NSString *renamingIdentifier;
// developer.apple.com/documentation/coredata/nsentitydescription/corespotlightdisplaynameexpression
@property (strong) NSExpression *coreSpotlightDisplayNameExpression;
@end

// developer.apple.com/documentation/coredata/nsmanagedobjectmodel
@interface NSManagedObjectModel : NSObject <NSCoding, NSCopying, NSFastEnumeration>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
@property (strong) NSArray<NSEntityDescription *> *entities;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
@property (readonly, strong) NSArray<NSString *> *configurations;
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/versionidentifiers
@property (copy) NSSet *versionIdentifiers;
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/entities(forconfigurationname:)
- (nullable NSArray<NSEntityDescription *> *)entitiesForConfiguration:(nullable NSString *)configuration NS_SWIFT_NAME(entities(forConfigurationName:));
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/setentities(_:forconfigurationname:)
- (void)setEntities:(NSArray<NSEntityDescription *> *)entities forConfiguration:(NSString *)configuration NS_SWIFT_NAME(setEntities(_:forConfigurationName:));
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/setfetchrequesttemplate(_:forname:)
- (void)setFetchRequestTemplate:(nullable NSFetchRequest *)fetchRequestTemplate forName:(NSString *)name NS_SWIFT_NAME(setFetchRequestTemplate(_:forName:));
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/fetchrequesttemplate(forname:)
- (nullable NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name NS_SWIFT_NAME(fetchRequestTemplate(forName:));
@property (readonly, copy) NSDictionary<NSString *, NSFetchRequest *> *fetchRequestTemplatesByName;
// developer.apple.com/documentation/coredata/nsmanagedobjectmodel/entityversionhashesbyname
@property (readonly, copy) NSDictionary<NSString *, NSData *> *entityVersionHashesByName;
@end
NS_ASSUME_NONNULL_END
#endif
