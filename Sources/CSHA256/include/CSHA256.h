#ifndef CSHA256_H
#define CSHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the processor has instructions for SHA-256.
bool sha256_has_instructions(void);

/// The state after some blocks of 64 bytes, worked out by the processor's instructions; only where there are some.
///
/// `state` are eight words, `constants` the 64 of the standard.
void sha256_compress(uint32_t *state, const uint32_t *constants, const uint8_t *blocks, size_t count);

#endif
