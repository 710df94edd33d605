import { expect, test } from 'vitest';
import { chartLines } from './chart-lines.ts';
import {
  dogFetch,
  feedback,
  stopwatch,
  toggle,
  trafficLight,
  wordEditor,
} from './first-steps.machine.ts';

test('a toggle', () => {
  expect(chartLines(toggle)).toEqual([
    'toggle; begins in inactive',
    '  inactive',
    '  - event: TOGGLE: goes to active',
    '  active; entry / assign(count)',
    '  - event: TOGGLE: goes to inactive',
    '  - after: after 2\u00A0s: goes to inactive',
  ]);
});

test('a traffic light', () => {
  expect(chartLines(trafficLight)).toEqual([
    'light; begins in green',
    '  green',
    '  - event: TIMER: goes to yellow',
    '  yellow',
    '  - event: TIMER: goes to red',
    '  red; begins in red.walk',
    '  - event: TIMER: goes to green',
    '  - done: red done: goes to green',
    '    walk',
    '    - event: PED_COUNTDOWN: goes to red.wait',
    '    wait',
    '    - event: PED_COUNTDOWN: goes to red.stop',
    '    stop; final',
  ]);
});

test('a feedback form', () => {
  expect(chartLines(feedback)).toEqual([
    'feedback; begins in prompt',
    '- event: close: goes to closed',
    '  prompt',
    '  - event: feedback.good: goes to thanks',
    '  - event: feedback.bad: goes to form',
    '  form',
    '  - event: feedback.update: stays; does assign(feedback)',
    '  - event: back: goes to prompt',
    '  - event: submit, if feedbackValid: goes to thanks',
    '  thanks',
    '  closed',
    '  - event: restart: goes to prompt',
  ]);
});

test('a stopwatch', () => {
  expect(chartLines(stopwatch)).toEqual([
    'stopwatch; begins in stopped',
    '- event: reset: goes to stopped; does assign(elapsed)',
    '  stopped',
    '  - event: start: goes to running',
    '  running; invoke ticks',
    '  - event: TICK: stays; does assign(elapsed)',
    '  - event: stop: goes to stopped',
  ]);
});

test('a word editor', () => {
  expect(chartLines(wordEditor)).toEqual([
    'word (parallel)',
    '- event: RESET: goes to bold.off, italics.off at once',
    '  bold; begins in bold.off',
    '    off',
    '    - event: TOGGLE_BOLD: goes to bold.on',
    '    on',
    '    - event: TOGGLE_BOLD: goes to bold.off',
    '  italics; begins in italics.off',
    '    off',
    '    - event: TOGGLE_ITALICS: goes to italics.on',
    '    on',
    '    - event: TOGGLE_ITALICS: goes to italics.off',
  ]);
});

test('a fetch that is tried again', () => {
  expect(chartLines(dogFetch)).toEqual([
    'dog-fetch; begins in idle',
    '  idle',
    '  - event: FETCH: goes to loading',
    '  loading; invoke fetchDog',
    '  - event: CANCEL: goes to idle',
    '  - done: fetchDog done: goes to resolved; does assign(dog)',
    '  - error: fetchDog error, if has tries left: goes to retrying; does assign(tries)',
    '  - error: fetchDog error, else: goes to rejected',
    '  retrying',
    '  - after: after backOff: goes to loading',
    '  resolved; final',
    '  rejected',
    '  - event: FETCH: goes to loading',
  ]);
});
