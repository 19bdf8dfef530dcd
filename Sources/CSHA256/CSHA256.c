#include "CSHA256.h"

#if defined(__x86_64__)

// The instructions keep the words a, b, e and f in one register, and c, d, g and h in another; each does two rounds.

#include <cpuid.h>
#include <immintrin.h>

static const uint32_t constants[64] __attribute__((aligned(16))) = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

bool csha256_is_available(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

// The next four words of the schedule, from those that stand sixteen, twelve, eight and four words before them.
__attribute__((target("sha,sse4.1")))
static inline __m128i next_words(__m128i sixteen_before, __m128i twelve, __m128i eight, __m128i four) {
  __m128i seven_before = _mm_alignr_epi8(four, eight, 4);
  __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(sixteen_before, twelve), seven_before);
  return _mm_sha256msg2_epu32(sum, four);
}

__attribute__((target("sha,sse4.1")))
void csha256_add(uint32_t words[8], const uint8_t *blocks, size_t count) {
  const __m128i big_endian = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
  __m128i abef = _mm_set_epi32((int)words[0], (int)words[1], (int)words[4], (int)words[5]);
  __m128i cdgh = _mm_set_epi32((int)words[2], (int)words[3], (int)words[6], (int)words[7]);
  for (const uint8_t *block = blocks; block < blocks + count * 64; block += 64) {
    __m128i abef_before = abef, cdgh_before = cdgh, schedule[4] = {abef, abef, abef, abef};
#pragma clang loop unroll(full)
    for (int index = 0; index < 16; index++) {
      __m128i twelve = schedule[(index + 1) % 4], eight = schedule[(index + 2) % 4];
      __m128i four = schedule[(index + 3) % 4];
      __m128i now = index < 4
        ? _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(block + index * 16)), big_endian)
        : next_words(schedule[index % 4], twelve, eight, four);
      __m128i sum = _mm_add_epi32(now, _mm_load_si128((const __m128i *)(constants + index * 4)));
      schedule[index % 4] = now;
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_unpackhi_epi64(sum, sum));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  uint32_t found[8] __attribute__((aligned(16)));
  _mm_store_si128((__m128i *)found, abef);
  _mm_store_si128((__m128i *)(found + 4), cdgh);
  words[0] = found[3], words[1] = found[2], words[4] = found[1], words[5] = found[0];
  words[2] = found[7], words[3] = found[6], words[6] = found[5], words[7] = found[4];
}

#else

bool csha256_is_available(void) { return false; }

void csha256_add(uint32_t words[8], const uint8_t *blocks, size_t count) {}

#endif
