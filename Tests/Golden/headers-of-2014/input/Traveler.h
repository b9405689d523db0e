#import <CoreData/CoreData.h>

@class Trip;

@interface Traveler : NSManagedObject

@property (nonatomic, retain) NSString *name;
@property (nonatomic, retain) NSData *photo;
@property (nonatomic) WanderInterests interests;
@property (nonatomic, retain) Trip *trip;

@end
