/// What the declaration conforms to, in code of its own.
protocol Named {}
