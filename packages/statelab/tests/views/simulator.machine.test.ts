import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { simulatorMachine, type SimulatorEvent } from '#statelab/views/simulator.machine.ts';
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
  { type: 'EVENT.SEND', of: 'FILL', fields: { litres: '2' }, more: '' },
  { type: 'EVENT.SEND', of: 'SWITCH', fields: {}, more: '' },
];

test('time goes on to the next timer', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const { dueIn } = simulator.snapshot().context.simulation;
  const step = { kind: 'wait', ms: dueIn ?? 0 } as const;
  expect(simulator.send({ type: 'STEP.TAKE', step }).after.context.simulation.now).toBe(4000);
});

test('an effect ends as its scenario knows, and in no other way', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const end = (outcome: string) => {
    const step = { kind: 'outcome', actor: 'feelHeat', outcome } as const;
    return simulator.send({ type: 'STEP.TAKE', step }).after.context;
  };
  expect(end('cold').note).toContain("'feelHeat' cannot end in 'cold' at this moment.");
  expect(end('warm').simulation.effects).toEqual([{ actor: 'seeLid', outcomes: ['shut'] }]);
});

test('a kept run stands where it stood, and its undone moves can be made again', () => {
  const simulator = simulatorOn({ moves: kept, at: 1, note: 'Two of three.' });
  const { made, moves, simulation, note } = simulator.snapshot().context;
  expect(made.map(({ name }) => name)).toEqual(['FILL litres 2', 'SWITCH']);
  expect(moves).toBe(kept);
  expect(simulation.made).toHaveLength(1);
  expect(note).toBe('Two of three.');
  const { after } = simulator.send({ type: 'STEP.GO', step: 2 });
  expect(after.context.simulation.snapshot.value).toBe('heating');
});

test('goes back to an earlier move, and drops the rest on the next move', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const back = simulator.send({ type: 'STEP.GO', step: 1 }).after.context;
  expect([back.simulation.snapshot.value, back.made.length]).toEqual(['off', 2]);
  const [fill] = heat;
  const { made, simulation } = fill ? simulator.send(fill).after.context : back;
  expect([made.length, simulation.tape.steps.length]).toEqual([2, 2]);
  expect(simulator.send({ type: 'RUN.BEGIN' }).after.context.made).toEqual([]);
});

test.each([
  [
    { type: 'EVENT.SEND', of: 'FILL', fields: { litres: 'two' }, more: '' },
    /^“litres” is not valid JSON: two\. Put text in/,
  ],
  [
    { type: 'EVENT.SEND', of: 'SWITCH', fields: {}, more: '[1]' },
    /^“More fields, as a JSON object” is not a JSON object/,
  ],
  [{ type: 'CLOCK.WAIT', text: '-5' }, /^“-5” is not a length of time/],
] satisfies [SimulatorEvent, RegExp][])('rejects %j with a sentence', (event, note) => {
  const simulator = simulatorOn();
  for (const each of heat) simulator.send(each);
  const { simulation, note: sentence } = simulator.send(event).after.context;
  expect(sentence).toMatch(note);
  expect(simulation.made).toHaveLength(2);
});

test('rejects a move that breaks the machine, with the reason', () => {
  const scenario = { ...derivedScenario(gate, 'gate'), input: { code: '7' } };
  const entry = { id: 'gate', machine: gate, scenario, module: 'gate.ts', path: null };
  const { note, made } = simulatorOn(newRun, entry).send({
    type: 'EVENT.SEND',
    of: 'OPEN',
    fields: {},
    more: '',
  }).after.context;
  expect(note).toMatch(/^The machine throws at that: .* Nothing was done\.$/s);
  expect(made).toEqual([]);
});
