// Expat, the XML parser of the system.
#include <expat.h>
