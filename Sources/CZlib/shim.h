// zlib, the system's library for DEFLATE.
#include <zlib.h>
