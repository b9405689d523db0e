// Expat, the system's XML parser.
#include <expat.h>
