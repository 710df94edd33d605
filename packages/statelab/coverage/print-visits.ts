import { partNames } from '#statelab/chart/part-texts.ts';
import { listUnder } from '#statelab/messages/count.ts';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { mostFirst, neverTaken, type Times, usedOf } from './count.ts';
import type { MachineVisits } from './count-tapes.ts';

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  listUnder(`\n${heading}`, lines);

/** Right-aligned counts with their names. */
function timesLines(parts: readonly Times[], text: (part: Times) => string): readonly string[] {
  const numbers = parts.map(({ times }) => words.number(times));
  const width = Math.max(...numbers.map(({ length }) => length));
  return parts.map((part, index) => `${(numbers[index] ?? '').padStart(width)}  ${text(part)}`);
}

function printMachine({ model, counted }: MachineVisits): string {
  const nameOf = partNames(model);
  const inWords = ({ name }: Times): string => nameOf(name);
  const summary = [
    words.visitCount(counted.visits),
    words.summary(...usedOf(counted.states), words.states),
    words.summary(...usedOf(counted.transitions), words.transitions),
  ];
  const taken = counted.transitions.filter(({ times }) => times > 0);
  const { tables } = words;
  return [
    `${model.id}: ${summary.join(', ')}`,
    ...(counted.otherShape === 0 ? [] : [words.otherShapes(counted.otherShape)]),
    ...section(
      tables.ends.caption,
      timesLines(counted.ends, ({ name }) => name),
    ),
    ...section(tables.transitions.caption, timesLines(mostFirst(taken), inWords)),
    ...section(tables.nobody.caption, neverTaken(counted).map(nameOf)),
    ...section(tables.states.caption, timesLines(mostFirst(counted.states), inWords)),
    '',
  ].join('\n');
}

export const printVisits = (machines: readonly MachineVisits[]): string =>
  machines.map(printMachine).join('\n');
