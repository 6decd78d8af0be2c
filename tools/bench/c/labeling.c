/* Relaxation labeling as `relaxation-labeling` computes it: labeling counting|definition PUZZLE EPSILON SECONDS. */
#include "bench.h"

static int blanks, cell_of[CELLS], mini_row[CELLS], mini_column[CELLS];
static unsigned char peers[CELLS][CELLS];
static double p[CELLS][SIDE];
/* The sums of the labels over the intersections of rows and columns with boxes. */
static double in_row[27][SIDE], in_column[27][SIDE];
static double epsilon, consistency;
static int by_definition;

/* Of each cell, the sum of each label over its row and its box, and over its column outside of the box. */
static double row_and_box[27][SIDE], column_outside[27][SIDE];

static void sum_houses(void) {
    for (int band = 0; band < 27; band += 9)
        for (int l = 0; l < SIDE; l++) {
            double(*m)[SIDE] = in_row + band;
            double row[3], box[3];
            for (int n = 0; n < 3; n++) {
                row[n] = m[3 * n][l] + m[3 * n + 1][l] + m[3 * n + 2][l];
                box[n] = m[n][l] + m[n + 3][l] + m[n + 6][l];
            }
            for (int n = 0; n < 9; n++) row_and_box[band + n][l] = row[n / 3] + box[n % 3] - m[n][l];
        }
    for (int column = 0; column < 27; column += 3)
        for (int l = 0; l < SIDE; l++) {
            double sum = in_column[column][l] + in_column[column + 1][l] + in_column[column + 2][l];
            for (int n = column; n < column + 3; n++) column_outside[n][l] = sum - in_column[n][l];
        }
}

/* The sum of each label over the peers of a cell. */
static inline void count(int i, double *opposition) {
    for (int l = 0; l < SIDE; l++) {
        double sum = row_and_box[mini_row[i]][l] + column_outside[mini_column[i]][l] - p[i][l];
        opposition[l] = sum > 0 ? sum : 0;
    }
}

/* The same by the definition: over all labels of all other cells. */
static inline void define(int i, double *opposition) {
    double support[SIDE] = {0};
    for (int j = 0; j < blanks; j++) {
        if (j == i) continue;
        for (int m = 0; m < SIDE; m++)
            for (int l = 0; l < SIDE; l++) support[l] += (double)!(peers[i][j] && l == m) * p[j][m];
    }
    for (int l = 0; l < SIDE; l++) {
        double sum = blanks - 1 - support[l];
        opposition[l] = sum > 0 ? sum : 0;
    }
}

/* Replaces the probabilities by those of the next iteration; returns the inconsistency of the replaced ones. */
static double iterate(void) {
    static double opposition[CELLS][SIDE];
    double total = 0, most = blanks - 1;
    if (by_definition)
        for (int i = 0; i < blanks; i++) define(i, opposition[i]);
    else
        sum_houses();
    memset(in_row, 0, sizeof in_row);
    memset(in_column, 0, sizeof in_column);
    for (int i = 0; i < blanks; i++) {
        double q[SIDE], sum = 0, inconsistency = 0;
        if (!by_definition) count(i, opposition[i]);
        for (int l = 0; l < SIDE; l++) {
            q[l] = most - opposition[i][l];
            q[l] = q[l] > 0 ? q[l] : 0;
        }
        for (int l = 0; l < SIDE; l++) {
            inconsistency += p[i][l] * opposition[i][l];
            sum += p[i][l] * q[l];
        }
        total += inconsistency;
        if (sum > 0) {
            double scale = 1 / sum;
            for (int l = 0; l < SIDE; l++) p[i][l] *= q[l] * scale;
        }
        if (by_definition) continue;
        for (int l = 0; l < SIDE; l++) in_row[mini_row[i]][l] += p[i][l];
        for (int l = 0; l < SIDE; l++) in_column[mini_column[i]][l] += p[i][l];
    }
    return total;
}

static long run(void) {
    memset(in_row, 0, sizeof in_row);
    memset(in_column, 0, sizeof in_column);
    for (int i = 0; i < blanks; i++) {
        int candidates = 0;
        for (int l = 0; l < SIDE; l++) candidates += is_candidate(cell_of[i], l);
        for (int l = 0; l < SIDE; l++) {
            p[i][l] = is_candidate(cell_of[i], l) ? 1.0 / candidates : 0;
            in_row[mini_row[i]][l] += p[i][l];
            in_column[mini_column[i]][l] += p[i][l];
        }
    }
    double last = iterate(), change;
    long iterations = 0;
    do {
        double now = iterate();
        change = last - now;
        last = now;
        iterations++;
    } while (fabs(change) >= epsilon);
    consistency = blanks * (blanks - 1.0) - last;
    return iterations;
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    by_definition = !strcmp(argv[1], "definition");
    read_puzzle(argv[2]);
    epsilon = atof(argv[3]);
    for (int cell = 0; cell < CELLS; cell++)
        if (!given[cell]) {
            mini_row[blanks] = 3 * row_of(cell) + cell % 9 / 3;
            mini_column[blanks] = 3 * column_of(cell) + cell / 27;
            cell_of[blanks++] = cell;
        }
    for (int i = 0; i < blanks; i++)
        for (int j = 0; j < blanks; j++) peers[i][j] = are_peers(cell_of[i], cell_of[j]);
    measure(run, atof(argv[4]), &consistency);
    return 0;
}
