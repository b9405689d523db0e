// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// Make changes to Stop.h instead.

#import <CoreData/CoreData.h>
#import "WanderTypes.h"

extern const struct StopAttributes {
	__unsafe_unretained NSString *kind;
	__unsafe_unretained NSString *latitude;
	__unsafe_unretained NSString *name;
	__unsafe_unretained NSString *note;
} StopAttributes;

extern const struct StopRelationships {
	__unsafe_unretained NSString *trip;
} StopRelationships;

@class Trip;

@interface StopID : NSManagedObjectID {}
@end

@interface _Stop : NSManagedObject {}
+ (id)insertInManagedObjectContext:(NSManagedObjectContext*)moc_;
+ (NSString*)entityName;
+ (NSEntityDescription*)entityInManagedObjectContext:(NSManagedObjectContext*)moc_;
@property (nonatomic, readonly, strong) StopID* objectID;

@property (nonatomic, strong) NSNumber* kind;

@property (atomic) WanderStopKind kindValue;
- (WanderStopKind)kindValue;
- (void)setKindValue:(WanderStopKind)value_;

//- (BOOL)validateKind:(id*)value_ error:(NSError**)error_;

@property (nonatomic, strong) NSNumber* latitude;

@property (atomic) double latitudeValue;
- (double)latitudeValue;
- (void)setLatitudeValue:(double)value_;

@property (nonatomic, strong) NSString* name;

@property (nonatomic, strong) NSString* note;

@property (nonatomic, strong) Trip *trip;

@end

@interface _Stop (CoreDataGeneratedPrimitiveAccessors)

- (NSNumber*)primitiveKind;
- (void)setPrimitiveKind:(NSNumber*)value;

- (WanderStopKind)primitiveKindValue;
- (void)setPrimitiveKindValue:(WanderStopKind)value_;

- (NSString*)primitiveName;
- (void)setPrimitiveName:(NSString*)value;

- (Trip*)primitiveTrip;
- (void)setPrimitiveTrip:(Trip*)value;

@end
