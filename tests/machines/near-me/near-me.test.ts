import { expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { visitOf } from '#tests/lab/visit/recorded-visit.ts';

test('the order of requests settles on the country after eight seconds without a choice, and looks nothing up', () => {
  const nearMe = drive(nearMeScenario);
  nearMe.wait(7999);
  expect(nearMe.snapshot().hasTag('detecting')).toBe(true);
  expect(nearMe.wait(1).started).toEqual([]);
  expect(nearMe.snapshot().hasTag('detecting')).toBe(false);
  expect(nearMe.snapshot().context.place).toBeNull();
});

test('the lookup has five seconds from the visitor’s choice', () => {
  const nearMe = drive(nearMeScenario);
  nearMe.wait(60_000);
  nearMe.settle('permission', 'granted');
  nearMe.wait(4999);
  expect(nearMe.snapshot().value).toBe('looking-up');
  nearMe.wait(1);
  expect(nearMe.snapshot().value).toBe('unlocated');
});

test('a recorded visit replays, and does not name the town', () => {
  const { driver, finish } = visitOf(nearMeScenario);
  driver.settle('permission', 'granted');
  driver.settle('lookup', 'another town');
  const report = finish();
  expect(report.tapes.map((tape) => replayTape(nearMeScenario, tape).difference)).toEqual([
    undefined,
  ]);
  expect(JSON.stringify(report)).not.toContain('Taupō');
});
