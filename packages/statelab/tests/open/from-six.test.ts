import { expect, test } from 'vitest';
import { extractChart } from '#statelab/chart/extract.ts';
import { isSix } from '#statelab/open/from-six.ts';
import { foundMachines } from '#statelab/open/found-machines.ts';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { drive } from '#statelab/paths/drive.ts';
import { explore } from '#statelab/paths/explore.ts';
import * as six from './six.machine.ts';

const { machines, unopened } = foundMachines([{ file: 'six.machine.ts', exports: six }]);
const scenarioOf = (id: string) => {
  const found = machines.find((machine) => machine.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found.scenario;
};

/** Each transition as text. */
const drawn = (id: string) =>
  extractChart(scenarioOf(id).machine).transitions.map(
    ({ source, trigger, guard, targets }) =>
      `${source} ${trigger}${guard === null ? '' : ` [${guard}]`} -> ${targets.join(', ')}`,
  );

test('opens machines of XState 6', () => {
  expect(Object.values(six).every(isSix)).toBe(true);
  expect(unopened).toEqual([]);
  expect(machines.map(({ id }) => id)).toEqual(['toggle', 'light', 'order', 'player']);
});

test('draws a transition for each target of a function', () => {
  expect(drawn('order')).toEqual([
    'order.editing SUBMIT [to review] -> order.review',
    'order.editing SUBMIT [to paying] -> order.paying',
    'order.review CANCEL -> order.editing',
    'order.paying charge done -> order.paid',
    'order.paying charge error [to editing] -> order.editing',
    'order.paying charge error -> order.refused',
    'order.refused always [stays] -> ',
  ]);
});

test('names what a function does', () => {
  const { states, transitions } = extractChart(scenarioOf('order').machine);
  expect(transitions.map(({ actions }) => actions.join())).toEqual([
    'enqueueActions(context)',
    'enqueueActions(context)',
    '',
    '',
    'enqueueActions(enq)',
    'enqueueActions(enq)',
    'enqueueActions(enq)',
  ]);
  expect(states.flatMap(({ entry }) => entry)).toEqual([]);
});

test('draws delays, ends, regions and choices', () => {
  expect(drawn('toggle')).toContain('toggle.active after 2\u00A0s -> toggle.inactive');
  expect(drawn('light')).toContain('light.yellow after 5\u00A0s -> light.red');
  expect(drawn('light')).toContain('light.red red done -> light.green');
  expect(drawn('player')).toContain('player.volume.routing always -> player.volume.normal');
});

test('a function changes the context and chooses by the event', () => {
  const toggle = drive(scenarioOf('toggle'));
  toggle.send({ type: 'toggle' });
  expect(toggle.snapshot()).toMatchObject({ value: 'active', context: { count: 1 } });
  const order = drive(scenarioOf('order'));
  order.send({ type: 'SUBMIT', sum: 0 });
  expect(order.snapshot().value).toBe('editing');
  order.send({ type: 'SUBMIT', sum: 2000 });
  expect(order.snapshot().value).toBe('review');
  order.send({ type: 'CANCEL' });
  order.send({ type: 'SUBMIT', sum: 20 });
  expect(order.snapshot()).toMatchObject({ value: 'paying', context: { tries: 1 } });
});

test.each([
  ['toggle', 3],
  ['light', 4],
  ['order', 7],
  // What leads out of a choice is taken at the start.
  ['player', 4],
])('finds paths over every transition of %s', (id, count) => {
  const scenario = scenarioOf(id);
  const paths = coverTransitions(scenario, explore(scenario));
  const taken = new Set(paths.flatMap((path) => path.flatMap(({ transitions }) => transitions)));
  expect(taken.size).toBe(count);
});
