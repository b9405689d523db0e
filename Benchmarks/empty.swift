// The floor under start-up: a Swift program that does nothing.
