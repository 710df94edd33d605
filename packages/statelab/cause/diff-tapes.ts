import { contextsOf } from '#statelab/tape/contexts.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { isOld, type Tape } from '#statelab/tape/tape.ts';
import { momentOf } from './moment.ts';
import { partsOf, type Fields, type Part } from './parts.ts';

/** Where two tapes part: the first step at which anything but the time is another, or else the time. */
export interface Divergence {
  /** How many steps had happened; 0 for the opening. */
  readonly step: number;
  /** What differs: of one tape as recorded, of the other as found. Empty where one tape ends before. */
  readonly parts: readonly Part[];
}

/** What counts for two moments to be alike. A control that was used is only how an event came. */
function comparedAt(
  { input, opening, steps }: Tape,
  contexts: readonly Fields[],
  at: number,
  isAnyOld: boolean,
): Fields {
  const step = steps[at - 1];
  const came = step === undefined ? { input } : { event: step.event };
  return { ...came, ...momentOf(step ?? opening, contexts[at] ?? {}, isAnyOld) };
}

/** Finds where two tapes part; undefined for tapes that are alike. */
export function divergenceOf(one: Tape, other: Tape): Divergence | undefined {
  const contexts = { one: contextsOf(one), other: contextsOf(other) };
  const isAnyOld = [one, other].some(isOld);
  const length = Math.min(one.steps.length, other.steps.length);
  const partsAt = (step: number): readonly Part[] => [
    ...partsOf(
      comparedAt(one, contexts.one, step, isAnyOld),
      comparedAt(other, contexts.other, step, isAnyOld),
    ),
    ...partsOf({ at: one.steps[step - 1]?.at }, { at: other.steps[step - 1]?.at }),
  ];
  const isTime = ({ path }: Part): boolean => isSame(path, ['at']);
  const steps = Array.from({ length: length + 1 }, (_, step) => step);
  const divergences = steps.map((step) => ({ step, parts: partsAt(step) }));
  const divergence = divergences.find(({ parts }) => !parts.every(isTime));
  if (divergence !== undefined) return divergence;
  if (one.steps.length !== other.steps.length) return { step: length + 1, parts: [] };
  return divergences.find(({ parts }) => parts.length > 0);
}
