import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { foreignMachines } from './foreign-machines.ts';
import { deepMachine, flatMachine, parallelMachine } from './generated.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The cells of the table of machines: the name, and how many states and transitions it has. */
const listed = readme
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, name = '', , size = '']) => `${name.replaceAll('`', '')}: ${size}`);

test('the table of machines that were tried lists each of them with its size', () => {
  const tried = [
    ...foreignMachines,
    flatMachine(400),
    deepMachine(40, 10),
    parallelMachine(20, 20),
  ];
  const sizes = tried.map((machine) => {
    const { id, states, transitions } = extractChart(machine);
    return `${id}: ${states.length}, ${transitions.length}`;
  });
  expect(listed.toSorted()).toEqual(sizes.toSorted());
  expect(listed.length).toBeGreaterThanOrEqual(30);
});
