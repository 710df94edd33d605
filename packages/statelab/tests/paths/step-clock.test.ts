import { expect, test } from 'vitest';
import { StepClock } from '#statelab/explore/step-clock.ts';

test('timers fire in the order they are due, and in the order they were set when due together', () => {
  const clock = new StepClock();
  const fired: string[] = [];
  clock.setTimeout(() => fired.push('late'), 300);
  clock.setTimeout(() => fired.push('early'), 100);
  clock.setTimeout(() => fired.push('as early'), 100);
  clock.advance(1000);
  expect(fired).toEqual(['early', 'as early', 'late']);
});

test('a timer set by another one starts when that one was due', () => {
  const clock = new StepClock();
  const fired: string[] = [];
  clock.setTimeout(() => {
    fired.push('first');
    clock.setTimeout(() => fired.push('second'), 100);
  }, 100);
  clock.advance(150);
  expect(fired).toEqual(['first']);
  expect(clock.pending).toEqual([50]);
  clock.advance(50);
  expect(fired).toEqual(['first', 'second']);
});

test('it tells how long each timer has to go, soonest first', () => {
  const clock = new StepClock();
  clock.setTimeout(() => undefined, 800);
  const cleared = clock.setTimeout(() => undefined, 50);
  clock.setTimeout(() => undefined, 300);
  clock.clearTimeout(cleared);
  clock.advance(100);
  expect(clock.pending).toEqual([200, 700]);
});
