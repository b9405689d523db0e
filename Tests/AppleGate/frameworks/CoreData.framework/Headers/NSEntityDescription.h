// developer.apple.com/documentation/coredata/nsentitydescription
#ifndef GATE_NSENTITYDESCRIPTION_H
#define GATE_NSENTITYDESCRIPTION_H
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
@property (strong) NSArray<NSArray<id> *> *uniquenessConstraints;
@end

// developer.apple.com/documentation/coredata/nsmanagedobjectmodel
@interface NSManagedObjectModel : NSObject <NSCoding, NSCopying, NSFastEnumeration>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
@property (strong) NSArray<NSEntityDescription *> *entities;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
@end
NS_ASSUME_NONNULL_END
#endif
