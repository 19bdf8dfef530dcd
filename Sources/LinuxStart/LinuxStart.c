#include "LinuxStart.h"

#ifdef __linux__
#include <stdlib.h>
#include <unistd.h>

// Swift's runtime, which has this for programs that hold their arguments themselves.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// Swift's runtime asks /proc for the path and the arguments of the program. In a bare root without /proc, it would end
// the process before `main`, so both are said to it first: constructors run in the order of their priorities, and its
// own have none.
__attribute__((constructor(101))) static void start(int count, char **arguments) {
  if (access("/proc/self/exe", F_OK) == 0) return;
  setenv("SWIFT_ROOT", "/", 0);
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
#endif
