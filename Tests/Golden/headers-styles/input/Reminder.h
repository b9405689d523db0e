#import "_Reminder.h"

@interface Reminder : _Reminder
@property (nonatomic) BOOL isShown;
@end
