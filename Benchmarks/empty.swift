// The lower bound of start-up: a Swift program that does nothing.
