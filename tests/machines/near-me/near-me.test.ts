import { describe, expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { visitOf } from '#tests/lab/visit/recorded-visit.ts';

const lookups = (started: readonly { readonly actor: string }[]): number =>
  started.filter(({ actor }) => actor === 'lookup').length;

/** A machine whose visitor has answered the prompt. */
function afterPrompt(choice: string) {
  const nearMe = drive(nearMeScenario);
  nearMe.settle('permission', choice);
  return nearMe;
}

describe('the order of requests', () => {
  test('settles on the country after eight seconds without a choice, and looks nothing up', () => {
    const nearMe = drive(nearMeScenario);
    nearMe.wait(7999);
    expect(nearMe.snapshot().hasTag('detecting')).toBe(true);
    expect(nearMe.wait(1).started).toEqual([]);
    expect(nearMe.snapshot().hasTag('detecting')).toBe(false);
    expect(nearMe.snapshot().context.place).toBeNull();
  });

  test.each(['granted', 'denied', 'failure'])('looks the city up once after %s', (choice) => {
    const nearMe = drive(nearMeScenario);
    expect(lookups(nearMe.settle('permission', choice).started)).toBe(1);
    expect(nearMe.snapshot().value).toBe('looking-up');
    expect(nearMe.snapshot().hasTag('detecting')).toBe(true);
  });

  test('requests nothing in a browser without geolocation, and ends without a city', () => {
    const nearMe = drive(nearMeScenario);
    expect(nearMe.settle('permission', 'unsupported').started).toEqual([]);
    expect(nearMe.snapshot().value).toBe('unlocated');
    expect(nearMe.snapshot().hasTag('detecting')).toBe(false);
    expect(nearMe.snapshot().context.place).toBeNull();
  });
});

describe('the lookup', () => {
  test('falls back to the country when it fails or names no city', () => {
    const nearMe = afterPrompt('granted');
    nearMe.settle('lookup', 'no city, or failure');
    expect(nearMe.snapshot().value).toBe('unlocated');
    expect(nearMe.snapshot().context.place).toBeNull();
  });

  test('has five seconds from the visitor’s choice', () => {
    const nearMe = drive(nearMeScenario);
    nearMe.wait(60_000);
    nearMe.settle('permission', 'granted');
    nearMe.wait(4999);
    expect(nearMe.snapshot().value).toBe('looking-up');
    nearMe.wait(1);
    expect(nearMe.snapshot().value).toBe('unlocated');
  });
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
