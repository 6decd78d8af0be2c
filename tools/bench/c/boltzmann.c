/* The Boltzmann machine as `boltzmann` computes it: boltzmann PUZZLE SWEEPS SEED SECONDS. */
#include "bench.h"

static const double THRESHOLD = -1, HOT = 0.5, COLD = 0.15;
static int peer_of[CELLS][20];
static uint8_t on[UNITS], excluders[UNITS];
static uint16_t order[UNITS];
static int units, active, clashes;
static long sweeps;
static uint64_t seed;
static double energy;

/* The probability of being on, times 2^32, for each number of active units that exclude a unit. */
static void tabulate(uint64_t *table, double temperature) {
    for (int count = 0; count <= 28; count++)
        table[count] = (uint64_t)(4294967296.0 / (1 + exp((count + THRESHOLD) / temperature)));
}

static void flip(int unit) {
    int cell = unit / SIDE, digit = unit % SIDE, change = on[unit] ? -1 : 1;
    active += change;
    clashes += change * excluders[unit];
    on[unit] ^= 1;
    uint8_t own = excluders[unit];
    for (int d = 0; d < SIDE; d++) excluders[SIDE * cell + d] += change;
    excluders[unit] = own;
    for (int n = 0; n < 20; n++) excluders[SIDE * peer_of[cell][n] + digit] += change;
}

static long run(void) {
    Rng rng = seeded(seed);
    uint64_t table[29];
    int free_cells = 0;
    units = active = clashes = 0;
    memset(on, 0, sizeof on);
    memset(excluders, 0, sizeof excluders);
    for (int cell = 0; cell < CELLS; cell++)
        if (given[cell]) flip(SIDE * cell + given[cell] - 1);
    active = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (given[cell]) continue;
        free_cells++;
        for (int d = 0; d < SIDE; d++) order[units++] = (uint16_t)(SIDE * cell + d);
    }
    tabulate(table, HOT);
    long sweep = 0;
    while (sweep < sweeps) {
        for (int decided = 0; decided < units; decided++) {
            uint64_t word = next_word(&rng);
            int at = decided + (int)(((word >> 32) * (uint64_t)(units - decided)) >> 32);
            uint16_t unit = order[at];
            order[at] = order[decided];
            order[decided] = unit;
            int turns_on = (uint32_t)word < table[excluders[unit]];
            if (turns_on == on[unit]) continue;
            flip(unit);
            if (active == free_cells && clashes == 0) goto end;
        }
        sweep++;
        tabulate(table, HOT * pow(COLD / HOT, (double)sweep / (sweeps - 1)));
    }
    sweep--;
end:
    energy = clashes + THRESHOLD * active;
    return sweep + 1;
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    read_puzzle(argv[1]);
    sweeps = atol(argv[2]);
    seed = strtoull(argv[3], NULL, 10);
    for (int cell = 0; cell < CELLS; cell++)
        for (int other = 0, n = 0; other < CELLS; other++)
            if (are_peers(cell, other)) peer_of[cell][n++] = other;
    measure(run, atof(argv[4]), &energy);
    return 0;
}
