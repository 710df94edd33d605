import type { LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { addUp, visitOf, type Visit } from './count.ts';

type KnownMachine = Pick<LabMachine, 'id' | 'machine'>;

/** A visit and its machine, or a sentence on why it cannot be counted. */
export type CountedTape =
  | { readonly machine: string; readonly visit: Visit }
  | { readonly refusal: string };

/** Counts a tape from its text, as `countVisitOf` does. */
export function countTape(text: string, name: string, known: readonly KnownMachine[]): CountedTape {
  const read = parseTape(text, name);
  return 'refusal' in read ? read : countVisitOf(read.tape, name, known);
}

/**
 * Counts a tape on one of the known machines, as it is now. A tape on which the machine throws
 * counts nothing. `name` identifies the tape in messages.
 */
export function countVisitOf(
  tape: Tape,
  name: string,
  known: readonly KnownMachine[],
): CountedTape {
  const found = known.find(({ id }) => id === tape.machine);
  if (found === undefined) {
    const ids = known.map(({ id }) => id).join(', ');
    return {
      refusal: `“${name}” is a tape of the machine “${tape.machine}”. Open one of: ${ids}.`,
    };
  }
  try {
    return { machine: found.id, visit: visitOf(found.machine, tape) };
  } catch (error) {
    return {
      refusal: `“${name}” could not be replayed on today’s machine: ${messageOf(error)}`,
    };
  }
}

export type MachineVisits = ReturnType<typeof gatherVisits>[number];

/** Adds up tapes by machine. The machine with most visits comes first; those without are left out. */
export const gatherVisits = (tapes: readonly CountedTape[], known: readonly KnownMachine[]) =>
  known
    .flatMap(({ id, machine }) => {
      const visits = tapes.flatMap((tape) =>
        'visit' in tape && tape.machine === id ? tape.visit : [],
      );
      if (visits.length === 0) return [];
      const model = extractChart(machine);
      return [{ model, counted: addUp(model, visits) }];
    })
    .toSorted((a, b) => b.counted.visits - a.counted.visits);
