#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, GDNGrowth) {
    GDNGrowthSeed,
    GDNGrowthBlossom,
    GDNGrowthFruit
} NS_SWIFT_NAME(Growth);

typedef NS_OPTIONS(NSUInteger, GDNCare) {
    GDNCareWater = 1 << 0,
    GDNCareLight = 1 << 1,
    GDNCareHeat = 1 << 2
} NS_SWIFT_NAME(Care);
