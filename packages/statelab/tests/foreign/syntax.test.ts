import { expect, test } from 'vitest';
import { chartLines } from './chart-lines.ts';
import {
  alwaysChain,
  deepParallel,
  delays,
  forbidden,
  manyTargets,
  reentering,
  routes,
  wildcards,
} from './syntax.machine.ts';

test('a chain that happens of itself', () => {
  expect(chartLines(alwaysChain)).toEqual([
    'admission; begins in start',
    '  start',
    '  - always: always: goes to weighed',
    '  weighed',
    '  - always: always, if is child: goes to small',
    '  - always: always, else if is adult: goes to large; does raise(ADMITTED)',
    '  - always: always, else: goes to odd',
    '  small',
    '  - always: always, if true: goes to end',
    '  large',
    '  - event: ADMITTED: goes to end',
    '  odd',
    '  end; final',
  ]);
});

test('delays by number, name and function', () => {
  expect(chartLines(delays)).toEqual([
    'delays; begins in a',
    '  a',
    '  - after: after 1500\u00A0ms, if true: goes to c',
    '  - after: after short (250\u00A0ms): goes to b',
    '  b',
    '  - after: after 0\u00A0ms: stays; does blink',
    '  - after: after long (60\u00A0s): goes to c',
    '  - after: after backOff: goes to a',
    '  c; entry / raise(NUDGE, after short)',
    '  - after: after 90\u00A0s, if isLate: goes to a',
    '  - after: after 90\u00A0s, else: goes to b',
  ]);
});

test('wildcards', () => {
  expect(chartLines(wildcards)).toEqual([
    'wildcards; begins in resting',
    '  resting',
    '  - event: mouse.*: goes to busy',
    '  - event: mouse.click: goes to clicked',
    '  - event: *: stays; does logUnknown',
    '  busy',
    '  - event: key.down.*: goes to resting',
    '  - event: *: goes to resting',
    '  clicked',
    '  - event: always: goes to resting',
    '  - always: always, if isDone: goes to busy',
  ]);
});

test('forbidden events', () => {
  expect(chartLines(forbidden)).toEqual([
    'forbidden; begins in open',
    '- event: LOG_OUT: goes to open',
    '- event: TICK: stays; does count',
    '- event: PING: stays; does answer',
    '  open',
    '  - event: LOCK: goes to locked',
    '  locked',
    '  - event: LOG_OUT: does nothing, on purpose',
    '  - event: TICK: does nothing, on purpose',
    '  - event: PING: does nothing, on purpose',
    '  - event: UNLOCK: goes to open',
  ]);
});

test('transitions that re-enter, and those that do not', () => {
  expect(chartLines(reentering)).toEqual([
    'reentering; begins in form',
    '  form; entry / fetch; exit / abort, clear; initial / assign(step); begins in form.first',
    '  - event: RESTART: re-enters form',
    '  - event: BACK: goes to form.first',
    '  - event: AGAIN: re-enters form.first',
    '  - event: SELF: goes to form',
    '  - event: LEAVE: goes to left',
    '    first',
    '    - event: NEXT: goes to form.second',
    '    second',
    '  left',
    '  - event: UP: goes to reentering',
    '  - event: REFRESH: re-enters left',
  ]);
});

test('transitions into several states at once', () => {
  expect(chartLines(manyTargets)).toEqual([
    'targets; begins in setup',
    '  setup',
    '  - event: RESUME: goes to run.sound.loud, run.picture.wide at once; does resume',
    '  - event: BEGIN, if true: goes to run.sound.quiet',
    '  - event: BEGIN, else if true: goes to run.picture.wide',
    '  run (parallel)',
    '  - event: LOUD_AND_WIDE: goes to run.sound.loud, run.picture.wide at once',
    '    sound; begins in run.sound.quiet',
    '      quiet',
    '      loud',
    '    picture; begins in run.picture.small',
    '      small',
    '      wide',
  ]);
});

test('regions within regions', () => {
  expect(chartLines(deepParallel)).toEqual([
    'deep (parallel)',
    '- done: deep done: stays; does end',
    '  left (parallel)',
    '    upper; begins in left.upper.on',
    '      on (parallel)',
    '      - event: UPPER: goes to left.upper.off',
    '        red; begins in left.upper.on.red.dim',
    '          dim',
    '          - event: RED: goes to left.upper.on.red.lit',
    '          lit',
    '        blue; begins in left.upper.on.blue.dim',
    '          dim',
    '          - event: BLUE: goes to left.upper.on.blue.lit',
    '          lit',
    '      off',
    '      - event: UPPER: goes to left.upper.on',
    '      - event: RED: goes to left.upper.on.red.lit',
    '    lower; begins in left.lower.busy',
    '    - done: lower done: stays; does tell',
    '      busy',
    '      - event: DONE: goes to left.lower.over',
    '      over; final',
    '  right; begins in right.a',
    '    a',
    '    - event: CROSS: goes to left.upper.off',
  ]);
});

test('routes', () => {
  expect(chartLines(routes)).toEqual([
    'routes; begins in home',
    '- event: route to home: goes to home',
    '- event: route to account, if isSignedIn: goes to account',
    '- event: route to orders: goes to account.orders; does note',
    '  home',
    '  account; begins in account.profile',
    '    profile',
    '    orders',
  ]);
});
