import { expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { liveDeskMachine } from '#statelab/live/live-desk.machine.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const tape = recordPath(nearMeScenario, [], { path: '/near-me', recordedAt: '', masked: false });
const verdict = ['The machine has not changed.'];

const start = () =>
  drive({
    machine: liveDeskMachine,
    input: { width: 360 },
    events: [],
    outcomes: {
      openTape: [
        { name: 'a tape', output: { tape } },
        { name: 'no tape', output: { refusal: 'This is not a tape.' } },
        { name: 'nothing', output: {} },
      ],
      judgeTape: [
        { name: 'a verdict', output: verdict },
        { name: 'the machine throws', error: new Error('No draft.') },
      ],
    },
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  });

test('shows a tape of another view at once, with its verdict', () => {
  const desk = start();
  const { after, sentEvents } = desk.settle('openTape', 'a tape');
  expect(sentEvents).toEqual([{ actor: 'visit', event: { type: 'TAPE.TAKE', tape } }]);
  expect(after.context.verdict).toEqual([]);
  expect(desk.settle('judgeTape', 'a verdict').after.context).toMatchObject({ verdict });
});

test('reports files without a tape, and keeps the shown one', () => {
  const desk = start();
  desk.settle('openTape', 'a tape');
  const files = [new File([''], 'tape.json')];
  const { started } = desk.send({ type: 'FILES.OPEN', files });
  expect(started).toEqual([{ actor: 'openTape', input: { kind: 'files', files } }]);
  const { after, sentEvents } = desk.settle('openTape', 'no tape');
  expect(sentEvents).toEqual([]);
  expect(after.context).toMatchObject({ verdict: ['This is not a tape.'] });
});

test('says that a tape breaks the machine', () => {
  const desk = start();
  desk.settle('openTape', 'a tape');
  expect(desk.settle('judgeTape', 'the machine throws').after).toMatchObject({
    value: { opening: 'waiting' },
    context: { verdict: ['The machine throws on this tape. It cannot be shown.'] },
  });
});

test('redraws a running timer every 50 ms until it stops', () => {
  const desk = start();
  desk.send({ type: 'TIMERS.RUN' });
  desk.wait(150);
  expect(desk.snapshot().context.frames).toBe(3);
  desk.send({ type: 'TIMERS.PAUSE' });
  desk.wait(150);
  expect(desk.snapshot().context.frames).toBe(3);
});

test('responds as chosen and reports the visit', () => {
  const desk = start();
  desk.settle('openTape', 'nothing');
  const { after, sentEvents } = desk.send({
    type: 'WORLD.CHOOSE',
    part: 'network',
    answer: 'offline',
  });
  expect(after.context.world.network).toBe('offline');
  expect(sentEvents).toMatchObject([
    { actor: 'visit', event: { type: 'WORLD.TAKE', world: { network: 'offline' } } },
  ]);
});

test('an effect ends as chosen, until the environment decides again', () => {
  const desk = start();
  desk.settle('openTape', 'nothing');
  const choose = (outcome: string) =>
    desk.send({ type: 'OUTCOME.CHOOSE', effect: 'lookup', outcome }).after.context.outcomes;
  expect(choose('another town')).toEqual({ lookup: 'another town' });
  expect(choose('')).toEqual({});
});
