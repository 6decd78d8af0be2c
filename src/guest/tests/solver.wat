;; A solver that tries the digits of each cell in order. A step is a cell that is filled, cleared or passed over. With
;; the parameter `mode`, it fails at its fourth step, or gives up at random.
(module
  (import "own" "random" (func $random (result f64)))
  (memory (export "memory") 1)
  (data (i32.const 16) "{\"name\": \"Text\", \"step\": \"cell\", \"complete\": true, \"params\": {\"first\": {\"default\": 1, \"min\": 1, \"max\": 25}, \"mode\": {\"default\": \"plain\", \"options\": [\"plain\", \"trap\", \"wrong\", \"random\"]}}, \"series\": {\"filled\": \"Cells.\"}, \"counters\": {\"nodes\": \"Digits placed.\", \"returns\": \"Cells cleared.\"}}\00")
  (global $side (mut i32) (i32.const 0))
  (global $rows (mut i32) (i32.const 0))
  (global $columns (mut i32) (i32.const 0))
  (global $cell (mut i32) (i32.const 0))
  (global $steps (mut i32) (i32.const 0))
  (global $direction (mut i32) (i32.const 1))
  (func (export "about") (result i32) i32.const 16)
  (func (export "givens") (result i32) i32.const 1024)
  (func (export "digits") (result i32) i32.const 2048)
  (func (export "params") (result i32) i32.const 3072)
  (func (export "counters") (result i32) i32.const 3088)
  (func (export "sample") (result i32)
    (f64.store (i32.const 3104) (f64.convert_i32_s (global.get $cell)))
    i32.const 3104)
  (func $cells (result i32) (i32.mul (global.get $side) (global.get $side)))
  (func (export "start") (param $box_rows i32) (param $box_columns i32)
    (global.set $rows (local.get $box_rows))
    (global.set $columns (local.get $box_columns))
    (global.set $side (i32.mul (local.get $box_rows) (local.get $box_columns)))
    (memory.copy (i32.const 2048) (i32.const 1024) (call $cells)))
  (func $box (param $cell i32) (result i32)
    (i32.add
      (i32.mul
        (i32.div_u (i32.div_u (local.get $cell) (global.get $side)) (global.get $rows))
        (global.get $rows))
      (i32.div_u (i32.rem_u (local.get $cell) (global.get $side)) (global.get $columns))))
  ;; Returns whether two cells share a row, a column or a box.
  (func $see (param $a i32) (param $b i32) (result i32)
    (i32.or
      (i32.or
        (i32.eq
          (i32.div_u (local.get $a) (global.get $side))
          (i32.div_u (local.get $b) (global.get $side)))
        (i32.eq
          (i32.rem_u (local.get $a) (global.get $side))
          (i32.rem_u (local.get $b) (global.get $side))))
      (i32.eq (call $box (local.get $a)) (call $box (local.get $b)))))
  (func $fits (param $digit i32) (result i32) (local $other i32)
    (loop $next
      (if (i32.lt_u (local.get $other) (call $cells)) (then
        (if (i32.and
              (i32.eq (i32.load8_u offset=2048 (local.get $other)) (local.get $digit))
              (call $see (global.get $cell) (local.get $other)))
          (then (return (i32.const 0))))
        (local.set $other (i32.add (local.get $other) (i32.const 1)))
        (br $next))))
    i32.const 1)
  (func $count (param $at i32)
    (f64.store (local.get $at) (f64.add (f64.load (local.get $at)) (f64.const 1))))
  (func $advance (param $direction i32)
    (global.set $direction (local.get $direction))
    (global.set $cell (i32.add (global.get $cell) (local.get $direction))))
  (func $search (result i32) (local $digit i32)
    (if (i32.eq (global.get $cell) (call $cells)) (then (return (i32.const 1))))
    (if (i32.lt_s (global.get $cell) (i32.const 0)) (then (return (i32.const 2))))
    (if (i32.load8_u offset=1024 (global.get $cell)) (then
      (call $advance (global.get $direction))
      (return (i32.const 0))))
    (local.set $digit (i32.load8_u offset=2048 (global.get $cell)))
    (i32.store8 offset=2048 (global.get $cell) (i32.const 0))
    (loop $next
      (local.set $digit (i32.add (local.get $digit) (i32.const 1)))
      (if (i32.le_u (local.get $digit) (global.get $side)) (then
        (br_if $next (i32.eqz (call $fits (local.get $digit))))
        (i32.store8 offset=2048 (global.get $cell) (local.get $digit))
        (call $count (i32.const 3088))
        (call $advance (i32.const 1))
        (return (i32.const 0)))))
    (call $count (i32.const 3096))
    (call $advance (i32.const -1))
    i32.const 0)
  (func $is_mode (param $mode f64) (result i32)
    (f64.eq (f64.load (i32.const 3080)) (local.get $mode)))
  (func (export "step") (result i32)
    ;; STEP
    (global.set $steps (i32.add (global.get $steps) (i32.const 1)))
    (if (i32.eq (global.get $steps) (i32.const 4)) (then
      (if (call $is_mode (f64.const 1)) (then unreachable))
      (if (call $is_mode (f64.const 2)) (then (return (i32.const 1))))))
    (if (call $is_mode (f64.const 3)) (then
      (if (f64.lt (call $random) (f64.const 0.02)) (then (return (i32.const 3))))))
    call $search))
