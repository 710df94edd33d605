import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { inputMachine } from '#statelab/simulator/input.machine.ts';
import { simulate } from '#statelab/simulator/simulate.ts';
import { gate } from './gate.machine.ts';

const scenario = derivedScenario(gate, 'gate');
const entry = { id: 'gate', machine: scenario.machine, scenario, module: 'gate.ts', path: null };

test('asks for an input until the machine starts with it', () => {
  const start = createActor(inputMachine, { input: { entry, search: '' } }).start();
  expect(start.getSnapshot().value).toBe('asking');
  expect(start.getSnapshot().context.said).toBe(
    'The machine does not start with this input: No code. Change the input.',
  );
  start.send({ type: 'INPUT.GIVE', text: '{' });
  expect(start.getSnapshot().context.said).toBe(
    'The input is not valid JSON. Put text in "double quotes".',
  );
  start.send({ type: 'INPUT.GIVE', text: '{"code":"7"}' });
  expect(start.getSnapshot().value).toBe('started');
  expect(start.getSnapshot().context.entry.scenario.input).toEqual({ code: '7' });
});

test('takes the input that a link has, and keeps what is given for the next link', () => {
  const linked = createActor(inputMachine, {
    input: { entry, search: 'input=%7B%22code%22%3A%228%22%7D' },
  });
  expect(linked.start().getSnapshot()).toMatchObject({
    value: 'started',
    context: { text: '{"code":"8"}', entry: { scenario: { input: { code: '8' } } } },
  });
  linked.send({ type: 'INPUT.GIVE', text: '{ "code": "9", "field": "name", "value": "Hana" }' });
  // What may be somebody's own has a stand-in.
  expect(linked.getSnapshot().context.text).toBe('{"code":"9","field":"name","value":"Xxxx"}');
  const broken = createActor(inputMachine, { input: { entry, search: 'input=%7B' } }).start();
  expect(broken.getSnapshot()).toMatchObject({ value: 'asking', context: { text: null } });
});

test.each([
  ['OPEN', 'The lock is stuck.'],
  ['RING', 'The bell is broken.'],
])('an action of %s that throws breaks the simulated step', (type, reason) => {
  const started = { ...entry, scenario: { ...scenario, input: { code: '7' } } };
  expect(() => simulate(started, [{ kind: 'event', event: { type } }])).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: reason }) }),
  );
});
