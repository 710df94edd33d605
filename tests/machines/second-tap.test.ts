import { expect, test } from 'vitest';
import { secondTapScenario } from '#machines/second-tap/second-tap.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const press = { type: 'PRESS.MAKE', x: 100, y: 100 } as const;
const beside = { type: 'PRESS.MAKE', x: 100, y: 124 } as const;
const elsewhere = { type: 'PRESS.MAKE', x: 100, y: 125 } as const;

function moved() {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press);
  secondTap.send({ type: 'VIEW.MOVE' });
  return secondTap;
}

test('ignores a press within 24 pixels of the last one', () => {
  expect(moved().snapshot().can(press)).toBe(false);
  expect(moved().snapshot().can(beside)).toBe(false);
  expect(moved().snapshot().can(elsewhere)).toBe(true);
});

test('counts every press again 500 ms after the last movement', () => {
  const secondTap = moved();
  secondTap.wait(499);
  expect(secondTap.snapshot().can(press)).toBe(false);
  secondTap.send({ type: 'VIEW.MOVE' });
  secondTap.wait(499);
  expect(secondTap.snapshot().can(press)).toBe(false);
  secondTap.wait(1);
  expect(secondTap.snapshot().can(press)).toBe(true);
});

test('counts every press while nothing has moved, or once the finger was elsewhere', () => {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press);
  expect(secondTap.snapshot().can(press)).toBe(true);
  const forgotten = moved();
  forgotten.send({ type: 'PRESS.FORGET' });
  expect(forgotten.snapshot().can(press)).toBe(true);
});
