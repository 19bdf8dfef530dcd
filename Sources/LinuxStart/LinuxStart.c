#include "LinuxStart.h"

#ifdef __linux__
#include <stdlib.h>
#include <unistd.h>

// Defined in Swift's runtime.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// Swift's runtime reads its path and its arguments from /proc. Without /proc, as in an empty chroot, it aborts before
// `main`. Constructors with a priority run before those of the runtime.
__attribute__((constructor(101))) static void start(int count, char **arguments) {
  if (access("/proc/self/exe", F_OK) == 0) return;
  setenv("SWIFT_ROOT", "/", 0);
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
#endif
