/* The flow of Ercsey-Ravasz and Toroczkai as `chaos` integrates it by operator splitting, without restarts:
 * chaos PUZZLE TOLERANCE STEPS SEED SECONDS. */
#include "bench.h"

enum { KINDS = 4, MOST_PAIRS = UNITS * 28 };

static const double MAX_STEP = 0.25;

static int candidates, constraints, pairs;
static int cell_of[UNITS], digit_of[UNITS];
/* The constraints of a candidate: its cell, and its digit in its row, column and box. */
static int constraint_of[UNITS][KINDS];
/* The candidates that a candidate excludes, in ascending order, and the numbers of the pairs. */
static int first[UNITS + 1], higher[UNITS], other_of[MOST_PAIRS], pair_of[MOST_PAIRS];
static double truth[UNITS], before[UNITS], change[UNITS];
static double pair_weight[MOST_PAIRS / 2], weight[CELLS * KINDS];
/* Of each constraint, the product of 1 - x over the members that a pass has been through. */
static double product[CELLS * KINDS];
/* Of each candidate and constraint, the products of 1 - x over the members below it, and over those above it. */
static double below[UNITS][KINDS], above[UNITS][KINDS], above_before[UNITS][KINDS];
static double tolerance, last_time;
static long steps;
static uint64_t seed;

static void prepare(void) {
    static int number[KINDS * CELLS], pair_number[UNITS][UNITS];
    memset(number, -1, sizeof number);
    for (int cell = 0; cell < CELLS; cell++)
        for (int d = 0; d < SIDE; d++)
            if (is_candidate(cell, d)) {
                int house[KINDS] = {cell, 81 + SIDE * row_of(cell) + d, 162 + SIDE * column_of(cell) + d,
                                    243 + SIDE * box_of(cell) + d};
                for (int k = 0; k < KINDS; k++) {
                    if (number[house[k]] < 0) number[house[k]] = constraints++;
                    constraint_of[candidates][k] = number[house[k]];
                }
                cell_of[candidates] = cell;
                digit_of[candidates++] = d;
            }
    int entries = 0;
    for (int a = 0; a < candidates; a++) {
        first[a] = entries;
        higher[a] = -1;
        for (int b = 0; b < candidates; b++) {
            int excludes = cell_of[a] == cell_of[b] ? a != b
                         : digit_of[a] == digit_of[b] && are_peers(cell_of[a], cell_of[b]);
            if (b > a && higher[a] < 0) higher[a] = entries;
            if (!excludes) continue;
            if (b > a) pair_number[a][b] = pairs++;
            other_of[entries] = b;
            pair_of[entries++] = b > a ? pair_number[a][b] : pair_number[b][a];
        }
        if (higher[a] < 0) higher[a] = entries;
    }
    first[candidates] = entries;
}

static double exp_small(double z) { return 1 + z * (1 + z * (0.5 + z * (1.0 / 6 + z * (1.0 / 24)))); }

/* Moves a candidate by the exact solution for fixed others; `side` has the products over the members that the pass
 * has not been through. Returns the change. */
static double relax(int c, double time, double (*done)[KINDS], double (*side)[KINDS]) {
    double out = 0, in = 0;
    for (int e = first[c]; e < first[c + 1]; e++) {
        double x = truth[other_of[e]];
        out += pair_weight[pair_of[e]] * (x * x);
    }
    for (int k = 0; k < KINDS; k++) {
        double rest = product[constraint_of[c][k]] * side[c][k];
        in += weight[constraint_of[c][k]] * (rest * rest);
    }
    in *= 0.5;
    out *= 0.5;
    double z = time * (in + out), factor = 1 + 0.5 * z, old = truth[c];
    double x = (old + time * in * factor) / (1 + z * factor);
    truth[c] = x < 1 ? x : 1;
    for (int k = 0; k < KINDS; k++) {
        done[c][k] = product[constraint_of[c][k]];
        product[constraint_of[c][k]] *= 1 - truth[c];
    }
    return truth[c] - old;
}

static void start_products(void) {
    for (int k = 0; k < constraints; k++) product[k] = 1;
}

static long run(void) {
    Rng rng = seeded(seed);
    for (int c = 0; c < candidates; c++) truth[c] = (next_word(&rng) >> 11) * 0x1p-53;
    for (int e = 0; e < pairs; e++) pair_weight[e] = 1;
    for (int k = 0; k < constraints; k++) weight[k] = 1;
    start_products();
    for (int c = candidates - 1; c >= 0; c--)
        for (int k = 0; k < KINDS; k++) {
            above[c][k] = product[constraint_of[c][k]];
            product[constraint_of[c][k]] *= 1 - truth[c];
        }
    double step = 0.001, time = 0;
    for (long done = 0; done < steps;) {
        memcpy(before, truth, sizeof before);
        memcpy(above_before, above, sizeof above);
        start_products();
        for (int c = 0; c < candidates; c++) change[c] = relax(c, 0.5 * step, below, above);
        start_products();
        double error = 0;
        for (int c = candidates - 1; c >= 0; c--) {
            double difference = fabs(relax(c, 0.5 * step, above, below) - change[c]);
            error = difference > error ? difference : error;
        }
        double factor = 0.9 * sqrt(tolerance / (error > 1e-12 ? error : 1e-12));
        factor = factor < 0.2 ? 0.2 : factor > 2 ? 2 : factor;
        if (error > 2 * tolerance) {
            memcpy(truth, before, sizeof before);
            memcpy(above, above_before, sizeof above);
            step *= factor;
            continue;
        }
        time += step;
        double next = factor * step < MAX_STEP ? factor * step : MAX_STEP, lag = 0.5 * (step + next);
        step = next;
        double most = 0;
        for (int c = 0; c < candidates; c++)
            for (int e = higher[c]; e < first[c + 1]; e++) {
                double grown = pair_weight[pair_of[e]] * exp_small(lag * truth[c] * truth[other_of[e]]);
                pair_weight[pair_of[e]] = grown;
                most = grown > most ? grown : most;
            }
        for (int k = 0; k < constraints; k++) {
            weight[k] *= exp_small(lag * product[k]);
            most = weight[k] > most ? weight[k] : most;
        }
        if (most >= 1e100) {
            for (int e = 0; e < pairs; e++) pair_weight[e] = fmax(pair_weight[e] * 1e-50, 2.2250738585072014e-308);
            for (int k = 0; k < constraints; k++) weight[k] = fmax(weight[k] * 1e-50, 2.2250738585072014e-308);
        }
        done++;
    }
    last_time = time;
    return steps;
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    read_puzzle(argv[1]);
    tolerance = atof(argv[2]);
    steps = atol(argv[3]);
    seed = strtoull(argv[4], NULL, 10);
    prepare();
    measure(run, atof(argv[5]), &last_time);
    return 0;
}
