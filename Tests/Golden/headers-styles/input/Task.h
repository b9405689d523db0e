#import <CoreData/CoreData.h>
#import <Styles/Options.h>
#import "Headers/Enums.h"

@class Step;

@interface Task : NSManagedObject
@property (nonatomic) TaskState state;
@property (nonatomic) TaskPriority priority;
@property (nonatomic) TaskShape shape;
@property (nonatomic) TaskSource source;
@property (nonatomic) TaskSize size;
@property (nonatomic) TaskColor color;
@property (nonatomic) TaskDays days;
@property (nonatomic) TaskFlag flags;
@property (nonatomic) TaskAlarms alarms;
@property (nonatomic, strong, nonnull) NSSet<Step *> *steps;
@property (nonatomic, strong, nullable) Task *parent;
@property (nonatomic, strong) NSSet<Task *> *children;
@end

@interface Step : NSManagedObject
@property (nonatomic, copy, nonnull) NSString *text;
@property (nonatomic, strong, nonnull) Task *task;
@end

@interface TimedStep : Step
@property (nonatomic) NSTimeInterval seconds;
@end
