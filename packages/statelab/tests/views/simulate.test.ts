import { expect, test } from 'vitest';
import type { Step } from '#statelab/scenario.ts';
import { simulate } from '#statelab/views/simulate.ts';
import { kettleInLab } from './kettle.ts';

const fill: Step = { kind: 'event', event: { type: 'FILL', litres: 2 } };
const press: Step = { kind: 'event', event: { type: 'SWITCH' } };

const after = (...moves: readonly Step[]) => simulate(kettleInLab, moves);

test('the last move shows what it asked of effects and told those that listen', () => {
  const { started, sentEvents } = after(fill, press);
  expect(started).toEqual([
    { actor: 'feelHeat', input: { litres: 2 } },
    { actor: 'seeLid', input: undefined },
  ]);
  expect(sentEvents).toEqual([{ actor: 'bell', event: { type: 'BELL.RING' } }]);
  expect(after(press, fill)).toMatchObject({ started: [], sentEvents: [] });
});

test('timers run from the move that set them', () => {
  const boiling = after({ kind: 'wait', ms: 500 }, fill, press, { kind: 'wait', ms: 1000 });
  expect(boiling.timers.map(({ delay, since }) => ({ delay, since }))).toEqual([
    { delay: 4000, since: 500 },
    { delay: 9000, since: 500 },
  ]);
});
