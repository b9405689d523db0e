#ifndef Wander_WanderTypes_h
#define Wander_WanderTypes_h

typedef NS_ENUM(int16_t, WanderStopKind) {
    WanderStopKindHotel = 1,
    WanderStopKindMuseum,
    WanderStopKindURLOnly = 10,
    WanderStopKindDefault = WanderStopKindHotel
};

typedef enum {
    kWanderInterestsNone = 0,
    kWanderInterestsFood = 1 << 0,
    kWanderInterestsArt = 1 << 1,
    kWanderInterestsNature = 0x4,
    kWanderInterestsAll = kWanderInterestsFood | kWanderInterestsArt | kWanderInterestsNature
} WanderInterests;

#endif
