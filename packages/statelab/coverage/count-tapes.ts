import type { AnyStateMachine } from 'xstate';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { extractChart } from '#statelab/chart/extract.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { addUp, type Counted } from './count.ts';
import { countVisit } from './count-visit.ts';

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

/** Counts a tape on its machine, which has to be a known one. `name` is what the reader calls the tape. */
export function countVisitOf(
  tape: Tape,
  name: string,
  known: readonly KnownMachine[],
): CountedTape {
  const found = known.find(({ id }) => id === tape.machine);
  if (found === undefined) {
    const ids = known.map(({ id }) => id);
    return { refusal: words.refusals.unknownMachine(name, tape.machine, ids) };
  }
  return { machine: found.id, ...countVisit(found.machine, tape, name) };
}

/** What visits did with a machine. */
export interface MachineVisits {
  readonly model: ChartModel;
  readonly counted: Counted;
}

/** What tapes count together, machine by machine: those with most visits first, those without none. */
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
