#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Whether the processor has instructions for SHA-256 that are known here.
bool csha256_is_available(void);

// Adds blocks of 64 bytes to the eight words of a hash. Does nothing unless the instructions are available.
void csha256_add(uint32_t words[8], const uint8_t *blocks, size_t count);
