// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { labMachines } from '#lab.config.ts';
import { printDefinition } from '#statelab/formats/definition.ts';
import { printScxml } from '#statelab/formats/scxml.ts';
import { readScxml } from '#statelab/tests/formats/read-scxml.ts';
import { shapeOf } from '#statelab/tests/formats/shape-of.ts';

test.each(labMachines)('$id round-trips through SCXML and its definition', ({ machine }) => {
  const shape = shapeOf(machine);
  expect(shapeOf(createMachine(readScxml(printScxml(machine))))).toEqual(shape);
  expect(shapeOf(createMachine(JSON.parse(printDefinition(machine))))).toEqual(shape);
});
