#pragma once

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main loop, which libFuzzer's `main` calls.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*testOneInput)(const uint8_t *start, size_t count));
