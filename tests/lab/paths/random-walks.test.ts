import { assert, commands, constantFrom, modelRun, property, type Command } from 'fast-check';
import { expect, test } from 'vitest';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { prepare, type Driver } from '#statelab/explore/drive.ts';
import { brokenBy } from '#statelab/explore/explore.ts';
import { wholeScenarios } from '#tests/machines/whole-scenarios.ts';

type Walk = Command<Driver, Driver>;

const isSame = (a: Step, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b);

const nextTimer = (driver: Driver): number =>
  driver.steps().find((step) => step.kind === 'wait')?.ms ?? 0;

/** A random step that is possible and must keep every invariant. */
const happens = (scenario: Scenario, step: Step): Walk => ({
  check: (driver) => driver.steps().some((possible) => isSame(possible, step)),
  run: (_, driver) => expect(brokenBy(scenario, driver.perform(step))).toEqual([]),
  toString: () => JSON.stringify(step),
});

/** Time passes, up to the next timer or part of that. Before a timer is due nothing happens. */
const waits = (scenario: Scenario, percent: number): Walk => ({
  check: (driver) => nextTimer(driver) > 0,
  run: (_, driver) => {
    const ms = Math.ceil((nextTimer(driver) * percent) / 100);
    const result = driver.perform({ kind: 'wait', ms });
    if (result.transitions.length > 0) expect(brokenBy(scenario, result)).toEqual([]);
    else expect(result.after).toBe(result.before);
  },
  toString: () => `${percent}% of the next timer`,
});

test.each(wholeScenarios)('$id: invariants hold on random walks', ({ scenario }) => {
  const start = prepare(scenario);
  const outcomes = Object.entries<readonly { name: string }[]>(scenario.outcomes);
  const steps: readonly Step[] = [
    ...scenario.events.map(({ event }) => ({ kind: 'event', event }) as const),
    ...outcomes.flatMap(([actor, ends]) =>
      ends.map(({ name }) => ({ kind: 'outcome', actor, outcome: name }) as const),
    ),
  ];
  assert(
    property(
      commands(
        [
          constantFrom(...steps.map((step) => happens(scenario, step))),
          constantFrom(30, 99, 100, 100).map((percent) => waits(scenario, percent)),
        ],
        { maxCommands: 100, size: 'max' },
      ),
      (walk) =>
        // The model is the machine itself: its invariants say what it should do.
        modelRun(() => {
          const driver = start();
          return { model: driver, real: driver };
        }, walk),
    ),
    { numRuns: 200 },
  );
});
