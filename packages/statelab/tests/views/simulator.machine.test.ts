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
  { type: 'EVENT.SEND', text: '{"type":"FILL","litres":2}' },
  { type: 'STEP.TAKE', step: { kind: 'event', event: { type: 'SWITCH' } } },
];

test('time goes on to the next timer', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const { steps } = simulator.snapshot().context.simulation;
  const step = steps.find(({ kind }) => kind === 'wait') ?? { kind: 'wait', ms: 0 };
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
  expect(end('warm').simulation.steps.filter(({ kind }) => kind === 'outcome')).toEqual([
    { kind: 'outcome', actor: 'seeLid', outcome: 'shut' },
  ]);
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

test.each(['two', '', '[1]', '{"litres":2}'])(
  'rejects “%s” as an event with a sentence',
  (text) => {
    const simulator = simulatorOn();
    for (const each of heat) simulator.send(each);
    const { simulation, note } = simulator.send({ type: 'EVENT.SEND', text }).after.context;
    expect(note).toBe(`${text} is not an event as JSON, such as {"type": "PRESS"}.`);
    expect(simulation.made).toHaveLength(2);
  },
);

test('rejects a move that breaks the machine, with the reason', () => {
  const scenario = { ...derivedScenario(gate, 'gate'), input: { code: '7' } };
  const entry = { id: 'gate', machine: gate, scenario, module: 'gate.ts', path: null };
  const { note, made } = simulatorOn(newRun, entry).send({
    type: 'EVENT.SEND',
    text: '{"type":"OPEN"}',
  }).after.context;
  expect(note).toMatch(/^The machine throws at that: .* Nothing was done\.$/s);
  expect(made).toEqual([]);
});
