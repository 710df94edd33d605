// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { labMachines } from '#lab.config.ts';
import { printDefinition } from 'statelab/formats/definition';
import { printScxml } from 'statelab/formats/scxml';
import { readScxml } from 'statelab/tests/formats/read-scxml';
import { shapeOf } from 'statelab/tests/formats/shape-of';

test.each(labMachines)('$id reads back from SCXML and from its definition', ({ machine }) => {
  const shape = shapeOf(machine);
  expect(shapeOf(createMachine(readScxml(printScxml(machine))))).toEqual(shape);
  expect(shapeOf(createMachine(JSON.parse(printDefinition(machine))))).toEqual(shape);
});
