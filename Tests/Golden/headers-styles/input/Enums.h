#import <Foundation/Foundation.h>

/// How far a task is.
typedef NS_ENUM(NSInteger, TaskState) {
    /// Nobody has begun.
    TaskStateOpen,
    TaskStateInProgress,
    TaskStateDone = 10, ///< All is done.
    TaskStateDropped,
    TaskStateFinal = TaskStateDone,
};

typedef NS_CLOSED_ENUM(int16_t, TaskPriority) {
    TaskPriorityLow = -1,
    TaskPriorityNormal = 0,
    TaskPriorityHigh = 0x7F,
} NS_SWIFT_NAME(Priority);

typedef enum TaskShape : uint8_t {
    TaskShapeCircle,
    TaskShapeSquare __attribute__((swift_name("box"))),
} TaskShape;

typedef enum {
    kTaskSourceMail = 'm',
    kTaskSourceWeb = 'w',
} TaskSource;

typedef enum _TaskSize { TASK_SIZE_SMALL = 1, TASK_SIZE_VERY_LARGE } TaskSize;

enum {
    TaskColorRed,
    TaskColorDefault
};
typedef NSInteger TaskColor;

NS_ENUM(NSInteger) {
    TaskLimitOfNothing = 3
};
