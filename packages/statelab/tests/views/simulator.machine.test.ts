import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import {
  momentOf,
  simulatorMachine,
  type SimulatorEvent,
} from '#statelab/views/simulator.machine.ts';
import { newRun } from '#statelab/views/kept-run.ts';
import type { Step } from '#statelab/scenario.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';
import { gate } from './gate.machine.ts';
import { kettleInLab } from './kettle.ts';

const kept: readonly Step[] = [
  { kind: 'event', event: { type: 'FILL', litres: 2 } },
  { kind: 'event', event: { type: 'SWITCH' } },
];

const simulatorOn = (run = newRun, entry = kettleInLab) =>
  drive({
    machine: simulatorMachine,
    input: { entry, run },
    events: [],
    outcomes: {},
    key: () => '',
    invariants: {},
  });

const heat: readonly SimulatorEvent[] = [
  { type: 'EVENT.SEND', text: '{"type":"FILL","litres":2}' },
  { type: 'STEP.TAKE', step: { kind: 'event', event: { type: 'SWITCH' } } },
];

test('time goes on to the next timer', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const { context } = simulator.snapshot();
  const steps = context.stepper.stepsAt(momentOf(context));
  const step = steps.find(({ kind }) => kind === 'wait') ?? { kind: 'wait', ms: 0 };
  expect(momentOf(simulator.send({ type: 'STEP.TAKE', step }).after.context).now).toBe(4000);
});

test('timers run from the step that set them', () => {
  const wait = (ms: number): Step => ({ kind: 'wait', ms });
  const moves = [wait(500), ...kept, wait(1000)];
  const { timers } = momentOf(simulatorOn({ moves, at: 4 }).snapshot().context);
  expect(timers.map(({ delay, since }) => ({ delay, since }))).toEqual([
    { delay: 4000, since: 500 },
    { delay: 9000, since: 500 },
  ]);
});

test('the last step shows what it asked of effects and sent to those that listen', () => {
  const { started, sentEvents } = momentOf(simulatorOn({ moves: kept, at: 2 }).snapshot().context);
  expect(started).toEqual([
    { actor: 'feelHeat', input: { litres: 2 } },
    { actor: 'seeLid', input: undefined },
  ]);
  expect(sentEvents).toEqual([{ actor: 'bell', event: { type: 'BELL.RING' } }]);
  const other = simulatorOn({ moves: kept.toReversed(), at: 2 }).snapshot().context;
  expect(momentOf(other)).toMatchObject({ started: [], sentEvents: [] });
});

test('an effect ends as its scenario knows, and in no other way', () => {
  const simulator = simulatorOn({ moves: kept, at: 2 });
  const end = (outcome: string) => {
    const step = { kind: 'outcome', actor: 'feelHeat', outcome } as const;
    return simulator.send({ type: 'STEP.TAKE', step }).after.context;
  };
  expect(end('cold').note).toContain("'feelHeat' cannot end in 'cold' at this moment.");
  const { running } = momentOf(end('warm'));
  expect(running.map(({ name }) => name)).toEqual(['bell', 'seeLid']);
});

test('a kept run stands where it stood, and its undone steps can be taken again', () => {
  const simulator = simulatorOn({ moves: kept, at: 1 });
  const { taken, at, note } = simulator.snapshot().context;
  expect(taken.map(({ step }) => step)).toEqual(kept);
  expect([at, note]).toEqual([1, null]);
  const { after } = simulator.send({ type: 'STEP.GO', step: 2 });
  expect(momentOf(after.context).snapshot.value).toBe('heating');
});

test('a kept run goes as far as today’s machine takes it, and says so', () => {
  const unknown: Step = { kind: 'outcome', actor: 'nobody', outcome: 'x' };
  const { taken, at, note } = simulatorOn({ moves: [...kept, unknown], at: 3 }).snapshot().context;
  expect([taken.length, at]).toEqual([2, 2]);
  expect(note).toBe('The run had 3 steps. Today’s machine can take the first 2.');
});

test('goes back to an earlier step, and drops the rest on the next one', () => {
  const simulator = simulatorOn({ moves: kept, at: 2 });
  const back = simulator.send({ type: 'STEP.GO', step: 1 }).after.context;
  expect([momentOf(back).snapshot.value, back.taken.length]).toEqual(['off', 2]);
  const wait = { kind: 'wait', ms: 7 } as const;
  const { taken, at } = simulator.send({ type: 'STEP.TAKE', step: wait }).after.context;
  expect([taken.map(({ step }) => step), at]).toEqual([[kept[0], wait], 2]);
  expect(simulator.send({ type: 'RUN.BEGIN' }).after.context.taken).toEqual([]);
});

test.each(['two', '', '[1]', '{"litres":2}'])(
  'rejects “%s” as an event with a sentence',
  (text) => {
    const simulator = simulatorOn();
    for (const each of heat) simulator.send(each);
    const { taken, note } = simulator.send({ type: 'EVENT.SEND', text }).after.context;
    expect(note).toBe(`${text} is not an event as JSON, such as {"type": "PRESS"}.`);
    expect(taken).toHaveLength(2);
  },
);

test('rejects a move that breaks the machine, with the reason', () => {
  const scenario = { ...derivedScenario(gate, 'gate'), input: { code: '7' } };
  const entry = { id: 'gate', machine: gate, scenario, module: 'gate.ts', path: null };
  const { note, taken } = simulatorOn(newRun, entry).send({
    type: 'EVENT.SEND',
    text: '{"type":"OPEN"}',
  }).after.context;
  expect(note).toMatch(/^The machine throws at that: .* Nothing was done\.$/s);
  expect(taken).toEqual([]);
});
