import { describe, expect, test } from 'vitest';
import { signatureOf } from '#statelab/shrink/failure-signature.ts';
import { withRecorded } from '#statelab/shrink/parts.ts';
import { retell } from '#statelab/shrink/retell.ts';
import { shrinkTape } from '#statelab/shrink/shrink-tape.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { clap, lampScenario, lighting, lock, smash, touch } from './lamp.ts';

const partsOf = (tape: Tape) => signatureOf(tape, replayTape(lampScenario, tape))?.parts;

describe('what a tape fails by', () => {
  test('finds an unrecorded change from the snapshot before', () => {
    expect(partsOf(lighting([touch, clap], { context: {} }))).toEqual([
      { path: ['context', 'heard'], recorded: 0, found: 1 },
    ]);
  });

  test('a timer that was not set', () => {
    expect(partsOf(lighting([touch], { delays: {} }))).toEqual([
      {
        path: ['delays', 'xstate.after.a while.lamp.on'],
        recorded: undefined,
        found: 3000,
      },
    ]);
  });

  test('a guard that did not say no', () => {
    const [part] = partsOf(lighting([lock], { refused: [] })) ?? [];
    expect(part).toMatchObject({
      path: ['refused'],
      recorded: [],
      found: [{ guard: 'has a lock' }],
    });
  });

  test('another event, such as that of another timer', () => {
    const event = { type: 'xstate.after.hours.lamp.on' };
    const wait = { kind: 'wait', ms: 3000 } as const;
    expect(partsOf(lighting([touch, wait], { event }))?.[0]).toEqual({
      path: ['event'],
      recorded: 'wait xstate.after.hours.lamp.on',
      found: 'xstate.after.a while.lamp.on',
    });
  });
});

describe('a shorter tape fails in the same way only', () => {
  test('from the state in which the machine stood', async () => {
    const red = lighting([touch, smash], { context: { heard: 7 } });
    const shrunk = await shrinkTape(lampScenario, red);
    expect(shrunk?.steps.map(({ event }) => event.type)).toEqual(['TOUCH', 'SMASH']);
  });

  test('by the transition that the machine took', async () => {
    const red = lighting([touch, touch, clap], { context: { heard: 7 } });
    const shrunk = await shrinkTape(lampScenario, red);
    expect(shrunk?.steps.map(({ event }) => event)).toEqual([{ type: 'CLAP', loud: true }]);
  });
});

test('the last step of a rewritten tape contains only what changed', () => {
  const tape = lighting([touch, clap], { context: { heard: 7, owner: { name: 'Aroha' } } });
  const parts = [{ path: ['context', 'heard'], recorded: 7, found: 1 }];
  expect(retell(lampScenario, tape, parts)?.steps[1]?.context).toEqual({ heard: 7 });
});

test('does not rewrite a tape whose machine does not reach the last step', () => {
  const { steps, ...tape } = lighting([touch, { kind: 'wait', ms: 3000 }, clap]);
  expect(retell(lampScenario, { ...tape, steps: steps.slice(1) }, [])).toBeUndefined();
});

test('what was not there when it was recorded is not there', () => {
  const parts = [{ path: ['owner', 'name'], recorded: undefined, found: 'Aroha' }];
  expect(withRecorded({ owner: { name: 'Aroha', age: 9 }, heard: 1 }, parts)).toStrictEqual({
    owner: { age: 9 },
    heard: 1,
  });
});
