/* What the translated rules stand on: words, bits, lists, scratch memory and luck. */
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;
typedef uint64_t u64;
typedef __int128 i128;
#define FN static inline
#define SMALL static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)

/* Failures go back to whoever called from Python, with the number of a message. */

enum { OUT_OF_ROOM = 1, BAD_INDEX, BAD_SHIFT, TOO_WIDE, OUT_OF_MEMORY, BAD_ASSUMPTION, FIRST_FAILURE };

typedef struct Chunk { struct Chunk *next; char *end; } Chunk;
typedef struct Mark { Chunk *chunk; char *top; } Mark;
#ifdef __GLIBC__
#define OWN __thread __attribute__((tls_model("initial-exec")))
#else
#define OWN __thread
#endif
static OWN struct { Mark now; Chunk *first; jmp_buf *back; } scratch;

static __attribute__((noreturn, cold, noinline)) void failed(int code) { longjmp(*scratch.back, code); }
#define FAIL(number) failed(FIRST_FAILURE + (number))

#ifdef CHECKED
#define MUST(ok, code) ((ok) ? (void)0 : failed(code))
#else
#define MUST(ok, code) ((void)0)
#endif

/* Scratch memory: taken in a row, given back to a mark. */

static __attribute__((noinline)) void *more_scratch(i64 size) {
  Chunk *chunk = scratch.now.chunk ? scratch.now.chunk->next : scratch.first;
  while (chunk && chunk->end - (char *)(chunk + 1) < size) chunk = chunk->next;
  if (!chunk) {
    i64 room = size > 65536 ? size : 65536;
    chunk = malloc(sizeof(Chunk) + (size_t)room);
    if (!chunk) failed(OUT_OF_MEMORY);
    chunk->end = (char *)(chunk + 1) + room;
    chunk->next = 0;
    if (!scratch.first) scratch.first = chunk;
    else {
      Chunk *last = scratch.first;
      while (last->next) last = last->next;
      last->next = chunk;
    }
  }
  scratch.now.chunk = chunk;
  scratch.now.top = (char *)(chunk + 1) + size;
  return chunk + 1;
}
FN void *taken(i64 size) {
  size = (size + 15) & ~15;
  char *top = scratch.now.top;
  if (LIKELY(scratch.now.chunk && scratch.now.chunk->end - top >= size)) {
    scratch.now.top = top + size;
    return top;
  }
  return more_scratch(size);
}
FN Mark marked(void) { return scratch.now; }
FN void released(Mark mark) { scratch.now = mark; }
static void left(void) {
  while (scratch.first) {
    Chunk *next = scratch.first->next;
    free(scratch.first);
    scratch.first = next;
  }
  scratch.now = (Mark){0, 0};
}
#define FRESH(type) ((type *)memset(taken(sizeof(type)), 0, sizeof(type)))
#define COPY(type, from) ({ type *c_ = taken(sizeof(type)); *c_ = *(from); c_; })

/* Numbers. */

#ifdef CHECKED
FN i64 shift_of(i64 by) { MUST(by >= 0 && by < 64, BAD_SHIFT); return by; }
#define SHL(a, by) ((i64)((u64)(a) << shift_of(by)))
#define SHR(a, by) ((i64)(a) >> shift_of(by))
#else
#define SHL(a, by) ((i64)((u64)(a) << (by)))
#define SHR(a, by) ((i64)(a) >> (by))
#endif
#define WSHL(a, by) ((i128)((unsigned __int128)(a) << (by)))
#define WSHR(a, by) ((i128)(a) >> (by))
#define BIT(index) SHL(1, index)
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(CHECKED)
#define BYTE(word, index) ((i64)((unsigned char *)&(word))[index])
#else
#define BYTE(word, index) (SHR(word, (index) * 8) & 255)
#endif
#define FIRST(word) ((i64)__builtin_ctzll((u64)(word)))
FN i64 size_of(u64 word) {
#ifdef __POPCNT__
  return __builtin_popcountll(word);
#else
  word -= (word >> 1) & 0x5555555555555555ULL;
  word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
  return (i64)((((word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
#endif
}
#define SIZE(word) size_of((u64)(word))
FN i64 floor_mod(i64 a, i64 b) { i64 r = a % b; return r && (r < 0) != (b < 0) ? r + b : r; }
FN i64 floor_div(i64 a, i64 b) { i64 q = a / b; return a % b && (a < 0) != (b < 0) ? q - 1 : q; }
FN i128 wfloor_mod(i128 a, i128 b) { i128 r = a % b; return r && (r < 0) != (b < 0) ? r + b : r; }
FN i128 wfloor_div(i128 a, i128 b) { i128 q = a / b; return a % b && (a < 0) != (b < 0) ? q - 1 : q; }
FN i128 wide_product(i128 a, i128 b) { i128 r; if (__builtin_mul_overflow(a, b, &r)) failed(TOO_WIDE); return r; }
FN i128 wide_sum(i128 a, i128 b) { i128 r; if (__builtin_add_overflow(a, b, &r)) failed(TOO_WIDE); return r; }
FN i64 bits_of(double number) { i64 bits; memcpy(&bits, &number, sizeof bits); return bits; }
#define EQ(a, b) ((a) == (b))
#define LESS(a, b) ((a) < (b))

/* Lists. Those that came from Python are kept: they never move. */

#define LIST(name, type) struct name { i64 n, cap; type *a; i64 kept; }
#define FIXED(name, type, room) typedef struct name { i64 n; type a[room]; } name
typedef struct { i64 n, cap; char *a; i64 kept; } AnyList;

static __attribute__((noinline)) void grow(void *list, i64 item, i64 least) {
  AnyList *l = list;
  if (l->kept) failed(OUT_OF_ROOM);
  i64 cap = l->cap * 2 > least ? l->cap * 2 : least;
  char *a = taken(cap * item);
  memcpy(a, l->a, (size_t)(l->n * item));
  l->a = a;
  l->cap = cap;
}
#ifdef CHECKED
#define AT(l, i) (*({ __typeof__(l) l_ = (l); i64 i_ = (i); MUST(i_ >= 0 && i_ < l_->n, BAD_INDEX); &l_->a[i_]; }))
#else
#define AT(l, i) ((l)->a[i])
#endif
#define NEW(type, room) ({ type *new_ = taken(sizeof(type)); new_->n = 0; new_->cap = (room); new_->kept = 0; \
  new_->a = taken((room) * (i64)sizeof(*new_->a)); new_; })
#define VIEW(type, l) (&(type){(l)->n, (l)->n, (l)->a, 1})
#define LENT(type, l, room) {(l)->n, (room), (l)->a, 1}
#define PUSH(l, x) ({ __typeof__(l) p_ = (l); __typeof__(*p_->a) x_ = (x); \
  if (p_->n >= p_->cap) grow(p_, sizeof(x_), p_->n + 4); p_->a[p_->n++] = x_; (void)0; })
#define FPUSH(l, x, room) ({ __typeof__(l) p_ = (l); __typeof__(*p_->a) x_ = (x); \
  if (p_->n >= (room)) failed(OUT_OF_ROOM); p_->a[p_->n++] = x_; (void)0; })
#define POP(l) ({ __typeof__(l) p_ = (l); MUST(p_->n > 0, BAD_INDEX); p_->a[--p_->n]; })
#define EXTEND(l, more) ({ __typeof__(l) e_ = (l); __typeof__(more) m_ = (more); i64 n_ = m_->n; \
  if (e_->n + n_ > e_->cap) grow(e_, sizeof(*e_->a), e_->n + n_); \
  memmove(e_->a + e_->n, m_->a, (size_t)n_ * sizeof(*e_->a)); e_->n += n_; (void)0; })
#define SLICE(type, l, from, to) ({ __typeof__(l) s_ = (l); i64 f_ = (from), t_ = (to); \
  if (f_ < 0) f_ += s_->n; if (f_ < 0) f_ = 0; if (t_ < 0) t_ += s_->n; if (t_ > s_->n) t_ = s_->n; \
  i64 c_ = t_ > f_ ? t_ - f_ : 0; type *new_ = NEW(type, c_ > 4 ? c_ : 4); \
  memcpy(new_->a, s_->a + f_, (size_t)c_ * sizeof(*new_->a)); new_->n = c_; new_; })
#define JOIN(type, l, more) ({ type *j_ = SLICE(type, l, 0, INT64_MAX); EXTEND(j_, more); j_; })
#define REPEAT(type, l, times) ({ type *r_ = (l); i64 c_ = (times) * r_->n; type *all_ = NEW(type, c_ > 4 ? c_ : 4); \
  for (i64 k_ = 0, j_ = 0; k_ < c_; k_++) { all_->a[k_] = r_->a[j_]; if (++j_ == r_->n) j_ = 0; } \
  all_->n = c_ > 0 ? c_ : 0; all_; })
#define INSERT(l, i, x) ({ __typeof__(l) q_ = (l); i64 at_ = (i); __typeof__(*q_->a) y_ = (x); \
  if (at_ > q_->n) at_ = q_->n; PUSH(q_, y_); \
  for (i64 k_ = q_->n - 1; k_ > at_; k_--) q_->a[k_] = q_->a[k_ - 1]; q_->a[at_] = y_; (void)0; })
#define REMOVE(l, x) ({ __typeof__(l) q_ = (l); i64 y_ = (x), k_ = 0; \
  while (k_ < q_->n && q_->a[k_] != y_) k_++; if (k_ == q_->n) failed(BAD_INDEX); \
  for (q_->n--; k_ < q_->n; k_++) q_->a[k_] = q_->a[k_ + 1]; (void)0; })
#define HAS(equal, l, x) ({ __typeof__(l) h_ = (l); __typeof__(x) x_ = (x); i64 k_ = 0; \
  while (k_ < h_->n && !equal(h_->a[k_], x_)) k_++; (i64)(k_ < h_->n); })
#define HOLDS(equal, l, x) ({ __typeof__(l) h_ = (l); __typeof__(x) x_ = (x); i64 k_ = 0; \
  while (k_ < h_->n && !equal(&h_->a[k_], x_)) k_++; (i64)(k_ < h_->n); })
#define SAME_LISTS(equal, l, m) ({ __typeof__(l) x_ = (l); __typeof__(m) y_ = (m); i64 k_ = 0; \
  if (x_->n == y_->n) while (k_ < x_->n && equal(x_->a[k_], y_->a[k_])) k_++; \
  (i64)(x_->n == y_->n && k_ == x_->n); })
#define SORT(less, l, down) ({ __typeof__(l) s_ = (l); i64 d_ = (down); \
  for (i64 i_ = 1; i_ < s_->n; i_++) { __typeof__(*s_->a) v_ = s_->a[i_]; i64 k_ = i_; \
    while (k_ > 0 && (d_ ? less(s_->a[k_ - 1], v_) : less(v_, s_->a[k_ - 1]))) { s_->a[k_] = s_->a[k_ - 1]; k_--; } \
    s_->a[k_] = v_; } (void)0; })
#define SET_FIXED(l, from, room) ({ __typeof__(l) d_ = (l); __typeof__(from) s_ = (from); \
  if (s_->n > (room)) failed(OUT_OF_ROOM); memmove(d_->a, s_->a, (size_t)s_->n * sizeof(*d_->a)); d_->n = s_->n; (void)0; })
#define SET_LIST(l, from) ({ __typeof__(l) d_ = (l); __typeof__(from) s_ = (from); \
  if (s_->n > d_->cap) failed(OUT_OF_ROOM); memmove(d_->a, s_->a, (size_t)s_->n * sizeof(*d_->a)); d_->n = s_->n; (void)0; })

/* Numbers by text: a place for the number of each text. */

#define COUNT_OF(l, text) ({ __typeof__(l) c_ = (l); i64 t_ = (text); t_ < c_->n ? c_->a[t_] : 0; })
#define COUNT(l, text, x) ({ i64 x_ = (x), t_ = (text); __typeof__(l) c_ = (l); \
  while (c_->n <= t_) PUSH(c_, 0); c_->a[t_] = x_; (void)0; })

/* The bits of a number, a byte each, the lowest first. */

FN void spread(unsigned char *to, u64 value, i64 width) {
  for (; width > 0; width -= 8, to += 8, value >>= 8) {
    u64 each = (((value & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL) + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
    if (LIKELY(width >= 8)) { memcpy(to, &each, 8); continue; }
    unsigned char *end = to;
    if (width & 4) { memcpy(end, &each, 4); end += 4; each >>= 32; }
    if (width & 2) { memcpy(end, &each, 2); end += 2; each >>= 16; }
    if (width & 1) *end = (unsigned char)each;
  }
}
#define SPREAD(l, at, value, width) ({ __typeof__(l) s_ = (l); i64 f_ = (at), w_ = (width); \
  MUST(f_ >= 0 && f_ + w_ <= s_->n, BAD_INDEX); spread(s_->a + f_, (u64)(value), w_); })

/* BLAKE2b without a key, for short messages: where luck comes from a seed. */

static void blake2b(const unsigned char *text, i64 length, unsigned char *out, int size) {
  static const u64 start[8] = {0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL, 0xa54ff53a5f1d36f1ULL,
    0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL, 0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL};
  static const unsigned char order[12][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3}};
  u64 h[8], v[16], m[16] = {0};
  if (length > 128) failed(OUT_OF_ROOM);
  for (i64 k = 0; k < length; k++) m[k >> 3] |= (u64)text[k] << ((k & 7) * 8);
  for (int k = 0; k < 8; k++) { h[k] = start[k]; v[k + 8] = start[k]; }
  h[0] ^= 0x01010000ULL ^ (u64)size;
  for (int k = 0; k < 8; k++) v[k] = h[k];
  v[12] ^= (u64)length;
  v[14] = ~v[14];
#define TURN(x, by) (((x) >> (by)) | ((x) << (64 - (by))))
#define MIX(a, b, c, d, x, y) \
  a += b + (x); d = TURN(d ^ a, 32); c += d; b = TURN(b ^ c, 24); \
  a += b + (y); d = TURN(d ^ a, 16); c += d; b = TURN(b ^ c, 63);
  for (int round = 0; round < 12; round++) {
    const unsigned char *s = order[round];
    MIX(v[0], v[4], v[8], v[12], m[s[0]], m[s[1]])
    MIX(v[1], v[5], v[9], v[13], m[s[2]], m[s[3]])
    MIX(v[2], v[6], v[10], v[14], m[s[4]], m[s[5]])
    MIX(v[3], v[7], v[11], v[15], m[s[6]], m[s[7]])
    MIX(v[0], v[5], v[10], v[15], m[s[8]], m[s[9]])
    MIX(v[1], v[6], v[11], v[12], m[s[10]], m[s[11]])
    MIX(v[2], v[7], v[8], v[13], m[s[12]], m[s[13]])
    MIX(v[3], v[4], v[9], v[14], m[s[14]], m[s[15]])
  }
  for (int k = 0; k < size; k++) out[k] = (unsigned char)((h[k >> 3] ^ v[k >> 3] ^ v[(k >> 3) + 8]) >> ((k & 7) * 8));
}
FN i64 decimal(i64 number, unsigned char *out) {
  unsigned char digits[24];
  u64 rest = number < 0 ? 0 - (u64)number : (u64)number;
  i64 n = 0, length = 0;
  do { digits[n++] = (unsigned char)('0' + rest % 10); rest /= 10; } while (rest);
  if (number < 0) out[length++] = '-';
  while (n) out[length++] = digits[--n];
  return length;
}
FN i64 big_endian(const unsigned char *bytes, int count) {
  u64 found = 0;
  for (int k = 0; k < count; k++) found = found << 8 | bytes[k];
  return (i64)found;
}
FN void seed_words(i64 seed, i64 *a, i64 *b, i64 *c, i64 *d) {
  unsigned char text[24], words[16];
  blake2b(text, decimal(seed, text), words, 16);
  *a = big_endian(words, 4);
  *b = big_endian(words + 4, 4);
  *c = big_endian(words + 8, 4);
  *d = big_endian(words + 12, 4) | 1;
}

/* A draw of a table, as core/luck.py has it: what is below `total`, by rejection. */

static i64 draw_below(i64 seed, const char *kind, i64 number, i64 total) {
  unsigned char text[128], word[8];
  size_t size = strlen(kind);
  if (total <= 0 || size > 40) failed(BAD_ASSUMPTION);
  i64 length = decimal(seed, text);
  text[length++] = '/';
  memcpy(text + length, kind, size);
  length += (i64)size;
  text[length++] = '/';
  length += decimal(number, text + length);
  text[length++] = '/';
  u64 above = (0 - (u64)total) % (u64)total; /* 2**64 % total: so many numbers at the end are drawn again */
  for (i64 attempt = 0;; attempt++) {
    blake2b(text, length + decimal(attempt, text + length), word, 8);
    u64 value = (u64)big_endian(word, 8);
    if (value <= UINT64_MAX - above) return (i64)(value % (u64)total);
  }
}

#define ENTER \
  jmp_buf back; \
  int code = setjmp(back); \
  if (code) { left(); return code; } \
  scratch.back = &back; \
  more_scratch(0); /* so that marks within are never of no chunk */
#define LEAVE left(); return 0
