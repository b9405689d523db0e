#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, TaskDays) {
    TaskDayNone = 0,
    TaskDayMonday = 1 << 0,
    TaskDayTuesday = 1 << 1,
    TaskDaySaturday = 0x20,
    TaskDaySunday = 64,
    /// Saturday and Sunday.
    TaskDayWeekend = TaskDaySaturday | TaskDaySunday,
    TaskDayAll = 0xFF
};

typedef NS_OPTIONS(int32_t, TaskFlag) {
    TaskFlagPinned NS_SWIFT_NAME(sticky) = 1,
    TaskFlagShared = 1 << 4,
};

typedef enum {
    TaskAlarmSound = 1 << 0,
    TaskAlarmBadge = 1 << 1,
    TaskAlarmBanner = 1 << 2,
    TaskAlarmHigh = 1 << 30,
} TaskAlarms;
