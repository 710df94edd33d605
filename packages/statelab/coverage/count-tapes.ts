import type { AnyStateMachine } from 'xstate';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { messageOf } from '#statelab/message-of.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import { coverageOf, type Coverage } from '#statelab/tape/coverage.ts';
import { foldTape } from '#statelab/tape/fold.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { addUp, type Counted } from './count.ts';

interface KnownMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

/** What a tape counts, and of which machine; or a sentence on why it counts nothing. */
export type CountedTape =
  | { readonly machine: string; readonly counts: Coverage }
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
    const ids = known.map(({ id }) => id);
    return { refusal: words.refusals.otherMachine(name, tape.machine, ids) };
  }
  const { id, machine } = found;
  try {
    const fold = foldTape(machine, tape);
    fold.at(tape.steps.length);
    const broken = fold.breakdown();
    return broken === undefined
      ? { machine: id, counts: coverageOf(machine, [tape], () => fold) }
      : { refusal: words.refusals.breaks(name, broken.step, broken.reason) };
  } catch (error) {
    return { refusal: words.refusals.broken(name, messageOf(error)) };
  }
}

/** What visits did with a machine. */
export interface MachineVisits {
  readonly model: ChartModel;
  readonly counted: Counted;
}

/** Adds up tapes by machine. The machine with most visits comes first; those without are left out. */
export const gatherVisits = (
  tapes: readonly CountedTape[],
  known: readonly KnownMachine[],
): readonly MachineVisits[] =>
  known
    .flatMap(({ id, machine }) => {
      const counts = tapes.flatMap((tape) =>
        'counts' in tape && tape.machine === id ? [tape.counts] : [],
      );
      if (counts.length === 0) return [];
      const model = extractChart(machine);
      return [{ model, counted: addUp(model, counts) }];
    })
    .toSorted((a, b) => b.counted.visits - a.counted.visits);
