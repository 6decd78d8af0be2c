/* What the C programs share: the puzzle, the random number generator, and the clock. */
#ifndef BENCH_H
#define BENCH_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 9, CELLS = 81, UNITS = 729 };

static int given[CELLS];

static int row_of(int cell) { return cell / SIDE; }
static int column_of(int cell) { return cell % SIDE; }
static int box_of(int cell) { return cell / 27 * 3 + cell % SIDE / 3; }

static int are_peers(int a, int b) {
    return a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

static void read_puzzle(const char *text) {
    if (strlen(text) != CELLS) {
        fprintf(stderr, "a puzzle has 81 characters\n");
        exit(2);
    }
    for (int cell = 0; cell < CELLS; cell++)
        given[cell] = text[cell] >= '1' && text[cell] <= '9' ? text[cell] - '0' : 0;
}

/* Whether no given excludes the digit, from 0, in the cell. */
static int is_candidate(int cell, int digit) {
    for (int other = 0; other < CELLS; other++)
        if (are_peers(cell, other) && given[other] == digit + 1) return 0;
    return !given[cell];
}

/* xoshiro256++ by Blackman and Vigna, seeded by SplitMix64. */
typedef struct {
    uint64_t s[4];
} Rng;

static Rng seeded(uint64_t seed) {
    Rng rng;
    for (int i = 0; i < 4; i++) {
        uint64_t z = seed += 0x9E3779B97F4A7C15;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        rng.s[i] = z ^ (z >> 31);
    }
    return rng;
}

static inline uint64_t rotated(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t next_word(Rng *rng) {
    uint64_t *s = rng->s;
    uint64_t result = rotated(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 45);
    return result;
}

/* The processor time of this program, in seconds. */
static double cpu_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

/* Repeats a run, which returns its number of steps, for the given processor time at least; then writes the steps of
 * one run, the steps per second, and a value of the last state. */
static void measure(long (*run)(void), double seconds, const double *value) {
    long steps = 0, total = 0;
    double start = cpu_seconds(), spent;
    do {
        steps = run();
        total += steps;
        spent = cpu_seconds() - start;
    } while (spent < seconds);
    printf("{\"steps\": %ld, \"perSecond\": %.17g, \"value\": %.17g}\n", steps, total / spent, *value);
}

#endif
