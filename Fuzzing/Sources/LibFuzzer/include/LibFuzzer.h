#pragma once

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main loop, which its own `main` would call.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*testOneInput)(const uint8_t *start, size_t count));
