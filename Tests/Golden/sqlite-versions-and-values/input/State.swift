enum State: Int16 { case open, done }
