import { expect, test } from 'vitest';
import { createMachine, fromCallback, sendTo } from 'xstate';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';
import { printReplay } from '#statelab/replay/print-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const ring = sendTo('bell', { type: 'RING' });

/** A door whose opening and unlocking do these actions. */
const doorThat = (opening: readonly string[], unlocking: readonly string[], isSilent = false) =>
  createMachine(
    {
      id: 'door',
      invoke: { id: 'bell', src: 'bell' },
      initial: 'shut',
      states: {
        shut: { on: { OPEN: { target: 'open', actions: [...opening] } } },
        open: { on: { LOCK: 'locked' } },
        locked: { on: { UNLOCK: { target: 'shut', actions: [...unlocking] } } },
      },
    },
    {
      actors: { bell: fromCallback(() => {}) },
      actions: { ring: isSilent ? () => {} : ring, note: () => {} },
    },
  );

const door = doorThat(['note', 'ring'], ['note']);
const open = { kind: 'event', event: { type: 'OPEN' } } as const;
const visit = recordPath(scenarioOf(door), [open], { path: '', recordedAt: '', masked: false });

const verdictOn = (machine: ReturnType<typeof doorThat>): string =>
  printReplay(replayTape(scenarioOf(machine), visit), visit);

test('a tape has what its start and its steps started, ran and sent', () => {
  expect(visit.opening.did).toMatchObject({ started: ['bell'] });
  expect(visit.steps.map(({ did }) => did)).toMatchObject([
    { actions: ['note', 'ring'], sent: [{ to: 'bell', event: { type: 'RING' } }] },
  ]);
});

test('an action that is missing is named', () => {
  const lost = verdictOn(doorThat(['ring'], ['note']));
  expect(lost).toContain('Step 1: “note” is missing. The machine does not do what was recorded.');
});

test('an event that is no longer sent is named, though its action keeps its name', () => {
  const idle = doorThat(['note', 'ring'], ['note'], true);
  expect(verdictOn(idle)).toContain('Step 1: RING to bell is missing.');
});
