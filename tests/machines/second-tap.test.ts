import { expect, test } from 'vitest';
import { secondTapScenario } from '#machines/second-tap/second-tap.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const press = (at: number, y = 100) => ({ type: 'PRESS.MAKE', x: 100, y, at }) as const;

/** After a press, and a step that changed and was painted at 2,000 ms. */
function painted() {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press(1000));
  secondTap.send({ type: 'VIEW.CHANGE' });
  secondTap.send({ type: 'VIEW.PAINT', at: 2000 });
  return secondTap;
}

test('ignores a press within 24 pixels of the last one', () => {
  expect(painted().snapshot().can(press(2100))).toBe(false);
  expect(painted().snapshot().can(press(2100, 124))).toBe(false);
  expect(painted().snapshot().can(press(2100, 125))).toBe(true);
});

test('counts a press that was made 500 ms after the last change was painted', () => {
  const secondTap = painted();
  expect(secondTap.snapshot().can(press(2499))).toBe(false);
  expect(secondTap.snapshot().can(press(2500))).toBe(true);
  secondTap.send({ type: 'VIEW.CHANGE' });
  secondTap.send({ type: 'VIEW.PAINT', at: 2300 });
  expect(secondTap.snapshot().can(press(2799))).toBe(false);
  expect(secondTap.snapshot().can(press(2800))).toBe(true);
});

test('uses the time of a press, however late a busy page handles it', () => {
  const secondTap = painted();
  secondTap.wait(10_000);
  expect(secondTap.snapshot().can(press(2499))).toBe(false);
});

test('ignores a press on a change that is not painted yet', () => {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press(1000));
  secondTap.send({ type: 'VIEW.CHANGE' });
  expect(secondTap.snapshot().can(press(9000))).toBe(false);
  expect(secondTap.snapshot().can(press(9000, 125))).toBe(true);
});

test('counts every press while nothing has changed, or once the finger was elsewhere', () => {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press(1000));
  expect(secondTap.snapshot().can(press(1001))).toBe(true);
  const forgotten = painted();
  forgotten.send({ type: 'CONFIRMATION.EXPIRE' });
  expect(forgotten.snapshot().can(press(2100))).toBe(true);
});

test('counts a press after scrolling, but not after the scrolling of the change itself', () => {
  const scrolled = painted();
  scrolled.send({ type: 'VIEW.SCROLL' });
  expect(scrolled.snapshot().can(press(2100))).toBe(true);
  const changing = drive(secondTapScenario);
  changing.send(press(1000));
  changing.send({ type: 'VIEW.CHANGE' });
  changing.send({ type: 'VIEW.SCROLL' });
  expect(changing.snapshot().can(press(2100))).toBe(false);
});

test('scrolling alone ignores no press', () => {
  const secondTap = drive(secondTapScenario);
  secondTap.send(press(1000));
  secondTap.send({ type: 'VIEW.SCROLL' });
  expect(secondTap.snapshot().can(press(1100))).toBe(true);
});
