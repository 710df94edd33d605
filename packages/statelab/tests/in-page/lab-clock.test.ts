import { beforeEach, expect, test, vi } from 'vitest';
import { LabClock } from '#statelab/in-page/lab-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const clockWith = (fire: () => void): LabClock => {
  const clock = new LabClock(() => performance.now());
  clock.setTimeout(fire, 800);
  return clock;
};

test('a running clock fires with real time', () => {
  const fire = vi.fn<() => void>();
  const clock = clockWith(fire);
  vi.advanceTimersByTime(799);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
  expect(clock.now).toBe(800);
});

test('a stopped clock fires only when it is advanced', () => {
  const fire = vi.fn<() => void>();
  const clock = clockWith(fire);
  vi.advanceTimersByTime(300);
  clock.pause();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(fire).not.toHaveBeenCalled();
  expect(clock.now).toBe(300);
  clock.advance(500);
  expect(fire).toHaveBeenCalledOnce();
});

test('a clock that goes on again needs what was left', () => {
  const fire = vi.fn<() => void>();
  const clock = clockWith(fire);
  vi.advanceTimersByTime(300);
  clock.pause();
  vi.advanceTimersByTime(60_000);
  clock.resume();
  vi.advanceTimersByTime(499);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
});

test('a timer that sets another is followed by it at the right moment', () => {
  const times: number[] = [];
  const clock = new LabClock(() => performance.now());
  clock.pause();
  clock.setTimeout(() => {
    times.push(clock.now);
    clock.setTimeout(() => times.push(clock.now), 100);
  }, 100);
  clock.advance(250);
  expect(times).toEqual([100, 200]);
});

test('reports real time as the clock had it, never before a due timer', () => {
  const clock = clockWith(() => {});
  vi.advanceTimersByTime(300);
  const earlier = performance.now() - 100;
  expect(clock.at(earlier)).toBe(200);
  vi.advanceTimersByTime(500);
  expect(clock.at(earlier)).toBe(800);
});
