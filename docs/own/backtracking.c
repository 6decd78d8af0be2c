/* Backtracking, row by row, for docs/own-solver.md:
 *
 *     clang --target=wasm32 -O2 -nostdlib -Wl,--no-entry -o backtracking.wasm backtracking.c
 */
#define EXPORT(name) __attribute__((export_name(#name)))

static const char said[] =
    "{ \"name\": \"Backtracking in C\", \"step\": \"node\", \"complete\": true,"
    "  \"counters\": { \"backtracks\": \"Digits that were taken back.\" } }";

static unsigned char given[625], shown[625];
static double counted[1];
static int side, box_rows, box_columns;
/* The cell in hand, and whether the last step took one back. */
static int at, back;

EXPORT(about) const char *about(void) { return said; }
EXPORT(givens) unsigned char *givens(void) { return given; }
EXPORT(digits) unsigned char *digits(void) { return shown; }
EXPORT(counters) double *counters(void) { return counted; }

EXPORT(start) void start(int rows, int columns) {
  box_rows = rows;
  box_columns = columns;
  side = rows * columns;
  for (int cell = 0; cell < side * side; cell++) shown[cell] = given[cell];
}

static int fits(int cell, int digit) {
  int row = cell / side, column = cell % side;
  for (int other = 0; other < side * side; other++) {
    int shares = other / side == row || other % side == column ||
                 (other / side / box_rows == row / box_rows &&
                  other % side / box_columns == column / box_columns);
    if (other != cell && shares && shown[other] == digit) return 0;
  }
  return 1;
}

/* 0 goes on, 1 has found a solution, 2 has tried everything. */
EXPORT(step) int step(void) {
  while (at >= 0 && at < side * side && given[at]) at += back ? -1 : 1;
  if (at < 0) return 2;
  if (at == side * side) return 1;
  for (int digit = shown[at] + 1; digit <= side; digit++) {
    if (!fits(at, digit)) continue;
    shown[at++] = digit;
    back = 0;
    return 0;
  }
  shown[at--] = 0;
  back = 1;
  counted[0]++;
  return 0;
}
