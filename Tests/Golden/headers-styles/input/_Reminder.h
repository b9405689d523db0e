// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// Make changes to Reminder.h instead.

#if __has_feature(modules)
    @import Foundation;
    @import CoreData;
#else
    #import <Foundation/Foundation.h>
    #import <CoreData/CoreData.h>
#endif

#import "Enums.h"

NS_ASSUME_NONNULL_BEGIN

@class Task;
@class NSObject;

@interface ReminderID : NSManagedObjectID {}
@end

@interface _Reminder : NSManagedObject
+ (instancetype)insertInManagedObjectContext:(NSManagedObjectContext *)moc_;
+ (NSString*)entityName;
+ (NSEntityDescription*)entityInManagedObjectContext:(NSManagedObjectContext*)moc_;
@property (nonatomic, readonly, strong) ReminderID *objectID;

@property (nonatomic, strong, nullable) NSDate* date;

@property (nonatomic, strong) NSNumber* isRepeated;

@property (atomic) BOOL isRepeatedValue;
- (BOOL)isRepeatedValue;
- (void)setIsRepeatedValue:(BOOL)value_;

@property (nonatomic, strong, nullable) NSNumber* priority;

@property (atomic) TaskPriority priorityValue;

@property (nonatomic, readonly, strong) NSString* serial;

@property (nonatomic, strong, nullable) id sound;

@property (nonatomic, strong) NSNumber* weight;

@property (nonatomic, strong) NSOrderedSet<Task*> *tasks;
- (NSMutableOrderedSet<Task*>*)tasksSet;

@property (nonatomic, readonly, nullable) NSArray *upcoming;

@end

@interface _Reminder (TasksCoreDataGeneratedAccessors)
- (void)addTasks:(NSOrderedSet<Task*>*)value_;
- (void)addTasksObject:(Task*)value_;
@end

@interface _Reminder (CoreDataGeneratedPrimitiveAccessors)
- (NSNumber*)primitiveWeight;
- (void)setPrimitiveWeight:(NSNumber*)value;
- (float)primitiveWeightValue;
- (void)setPrimitiveWeightValue:(float)value_;
@end

@interface ReminderAttributes: NSObject
+ (NSString *)date;
+ (NSString *)isRepeated;
@end

NS_ASSUME_NONNULL_END
