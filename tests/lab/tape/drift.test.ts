import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { labMachines } from '#lab.config.ts';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { explore } from '#statelab/paths/explore.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { coverageOf } from '#statelab/tape/coverage.ts';
import { driftOf } from '#statelab/tape/drift.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const recordedAt = '2026-11-21T09:00:00.000Z';

/** Enough steps to walk through the largest machines. */
const bounds = { moments: 250 };

test.each(labMachines.map((known) => [known.id, known] as const))(
  '%s: recorded visits fold to what was recorded, masked or not',
  (_, { scenario, machine, path }) => {
    const paths = coverTransitions(scenario, explore(scenario, bounds));
    const record = (masked: boolean) =>
      paths.map((taken) => {
        const steps = taken.map(({ step }) => step);
        return recordPath(scenario, steps, { path: path ?? '', recordedAt, masked });
      });
    const tapes = [...record(false), ...record(true)];
    expect(tapes.flatMap((tape) => driftOf(machine, tape) ?? [])).toEqual([]);
    for (const tape of tapes) expect(parseTape(JSON.stringify(tape), 'a')).toEqual({ tape });

    const walked = new Set(paths.flatMap((taken) => taken.flatMap((step) => step.transitions)));
    const { transitions } = coverageOf(machine, tapes);
    const counted = [...transitionsOf(machine).keys()].filter((name) => transitions[name] !== 0);
    expect(counted.toSorted()).toEqual([...walked].toSorted());
  },
);

let dice = 0;

const impure = setup({
  guards: { 'is lucky': () => dice > 0, 'is fair': () => true },
  actions: {
    'count up': assign({ count: ({ context }) => Number(context['count']) + 1 }),
    'roll the dice': assign({ rolled: () => dice }),
  },
  delays: { whim: () => 100 + dice },
}).createMachine({
  id: 'impure',
  context: { count: 0, rolled: 0 },
  initial: 'start',
  states: {
    start: {
      on: {
        GO: [{ guard: 'is lucky', target: 'lucky' }, { actions: ['count up', 'roll the dice'] }],
      },
    },
    lucky: { after: { whim: 'start' } },
  },
});

const scenario: Scenario = {
  machine: impure,
  events: [{ event: { type: 'GO' } }],
  outcomes: {},
  key: ({ value }) => String(value),
  invariants: {},
};

/** Records GO events with one random seed, then folds them with another. */
function driftBetween(recorded: number, folded: number) {
  const steps: Step[] = [{ kind: 'event', event: { type: 'GO' } }];
  dice = recorded;
  const tape = recordPath(scenario, steps, { path: '/', recordedAt, masked: false });
  dice = folded;
  return driftOf(impure, tape);
}

test('a pure machine does not drift', () => {
  expect(driftBetween(-1, -1)).toBeUndefined();
});

test('names an impure guard', () => {
  expect(driftBetween(-1, 1)).toMatchObject({ step: 1, of: 'transitions', suspects: ['is lucky'] });
  expect(driftBetween(1, -1)).toMatchObject({ step: 1, of: 'transitions', suspects: ['is lucky'] });
});

test('names an impure action, and no other action', () => {
  expect(driftBetween(-1, -2)).toEqual({
    step: 1,
    of: 'context',
    part: 'rolled',
    recorded: -1,
    folded: -2,
    suspects: ['roll the dice'],
  });
});

test('names an impure delay', () => {
  expect(driftBetween(1, 2)).toEqual({
    step: 1,
    of: 'timers',
    part: 'xstate.after.whim.impure.lucky',
    recorded: 101,
    folded: 102,
    suspects: ['whim'],
  });
});
