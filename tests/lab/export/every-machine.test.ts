import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { labMachines } from '#lab/machine-folders.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { printDefinition } from '#statelab/machine/definition.ts';

test.each(labMachines)('the definition of $id makes a machine of the same shape', ({ machine }) => {
  const made = extractChart(createMachine(JSON.parse(printDefinition(machine))));
  const { states, transitions } = extractChart(machine);
  const shapeOf = (parts: typeof transitions) =>
    parts.map(({ name, targets, guard, actions }) => ({ name, targets, guard, actions }));
  expect(shapeOf(made.transitions)).toEqual(shapeOf(transitions));
  expect(made.states.map(({ id, type, initial }) => ({ id, type, initial }))).toEqual(
    states.map(({ id, type, initial }) => ({ id, type, initial })),
  );
});
