import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { simulatorMachine, type SimulatorEvent } from '#statelab/simulator/simulator.machine.ts';
import { newRun } from '#statelab/simulator/kept-run.ts';
import type { Move } from '#statelab/simulator/simulate.ts';
import { kettleInLab } from './kettle.ts';

const kept: readonly Move[] = [
  { kind: 'event', event: { type: 'FILL', litres: 2 } },
  { kind: 'event', event: { type: 'SWITCH' } },
];

const simulatorOn = (run = newRun) =>
  drive({
    machine: simulatorMachine,
    input: { entry: kettleInLab, run },
    events: [],
    outcomes: {},
    key: () => '',
    invariants: {},
  });

const heat: readonly SimulatorEvent[] = [
  { type: 'EVENT.SEND', of: 'FILL', fields: { litres: '2' }, more: '' },
  { type: 'EVENT.SEND', of: 'SWITCH', fields: {}, more: '' },
];

test('time goes on to the next timer only where one runs', () => {
  const simulator = simulatorOn();
  expect(simulator.snapshot().can({ type: 'CLOCK.NEXT' })).toBe(false);
  for (const event of heat) simulator.send(event);
  expect(simulator.send({ type: 'CLOCK.NEXT' }).after.context.simulation.now).toBe(4000);
});

test('an effect ends as its scenario knows, or as it ended by hand before', () => {
  const simulator = simulatorOn();
  for (const event of heat) simulator.send(event);
  const ends = (outcome: string) =>
    ({ type: 'EFFECT.SETTLE', actor: 'feelHeat', outcome }) as const;
  expect(simulator.snapshot().can(ends('warm'))).toBe(true);
  expect(simulator.snapshot().can(ends('done with 99'))).toBe(false);
  simulator.send({ type: 'EFFECT.END', actor: 'feelHeat', ends: 'done', text: '99' });
  simulator.send({ type: 'MOVES.GO', at: 2 });
  const { simulation } = simulator.send(ends('done with 99')).after.context;
  expect(simulation.snapshot.context.heat).toBe(99);
});

test('the example of an event is chosen', () => {
  const { after } = simulatorOn().send({ type: 'EVENT.CHOOSE', of: 'FILL', preset: 1 });
  expect(after.context.chosen).toEqual({ of: 'FILL', preset: 1 });
});

test('a kept run stands where it stood, and its undone moves can be made again', () => {
  const simulator = simulatorOn({ moves: kept, at: 1, note: 'Two of three.' });
  const { made, moves, simulation, note } = simulator.snapshot().context;
  expect(made.map(({ name }) => name)).toEqual(['FILL litres 2', 'SWITCH']);
  expect(moves).toBe(kept);
  expect(simulation.made).toHaveLength(1);
  expect(note).toBe('Two of three.');
  const { after } = simulator.send({ type: 'MOVES.GO', at: 2 });
  expect(after.context.simulation.snapshot.value).toBe('heating');
});
