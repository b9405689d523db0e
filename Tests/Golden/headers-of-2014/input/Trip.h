//
//  Trip.h
//  Wander
//
//  Created by A. Developer on 03.02.14.
//

#import <Foundation/Foundation.h>
#import <CoreData/CoreData.h>

@class Stop, Traveler;

@interface Trip : NSManagedObject

@property (nonatomic, retain) NSString * title;
@property (nonatomic, retain) NSDate * startDate;
@property (nonatomic, retain) NSNumber * budget;
@property (nonatomic) int16_t rating;
@property (nonatomic) BOOL archived;
@property (nonatomic, retain) id coverColor;
@property (nonatomic, retain) NSOrderedSet *stops;
@property (nonatomic, retain) NSSet *travelers;
@end

@interface Trip (CoreDataGeneratedAccessors)

- (void)insertObject:(Stop *)value inStopsAtIndex:(NSUInteger)idx;
- (void)removeObjectFromStopsAtIndex:(NSUInteger)idx;
- (void)addStopsObject:(Stop *)value;
- (void)removeStopsObject:(Stop *)value;
- (void)addStops:(NSOrderedSet *)values;
- (void)addTravelersObject:(Traveler *)value;
- (void)removeTravelersObject:(Traveler *)value;
- (void)addTravelers:(NSSet *)values;
@end
