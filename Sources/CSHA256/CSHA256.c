#include "CSHA256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool sha256_has_instructions(void) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  bool has_shuffles = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSSE3) && (c & bit_SSE4_1);
  return has_shuffles && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

// The instructions want the state as two halves, each from its last word to its first: a, b, e, f and c, d, g, h.
__attribute__((target("sha,sse4.1,ssse3")))
void sha256_compress(uint32_t *state, const uint32_t *constants, const uint8_t *blocks, size_t count) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(badc, hgfe, 8);
  __m128i cdgh = _mm_blend_epi16(hgfe, badc, 0xf0);
  for (; count > 0; count--, blocks += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      __m128i *const own = &words[four % 4];
      if (four < 4) {
        *own = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + four * 16)), big_endian);
      } else {
        const __m128i last = words[(four + 3) % 4];
        const __m128i middle = _mm_alignr_epi8(last, words[(four + 2) % 4], 4);
        const __m128i early = _mm_sha256msg1_epu32(*own, words[(four + 1) % 4]);
        *own = _mm_sha256msg2_epu32(_mm_add_epi32(early, middle), last);
      }
      const __m128i sum = _mm_add_epi32(*own, _mm_loadu_si128((const __m128i *)(constants + four * 4)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool sha256_has_instructions(void) { return false; }

void sha256_compress(uint32_t *state, const uint32_t *constants, const uint8_t *blocks, size_t count) {}

#endif
