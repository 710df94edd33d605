import { causeWords as words } from '#statelab/messages/cause.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { contextsOf } from '#statelab/tape/contexts.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { isOld, type Tape } from '#statelab/tape/tape.ts';
import { momentOf } from '#statelab/shrink/moment.ts';
import { partsOf, type Fields, type Part } from '#statelab/shrink/parts.ts';
import { recordedStep } from '#statelab/report/recorded-step.ts';

/** Where two tapes diverge: the first step that differs in more than its time, or else in its time. */
interface Divergence {
  /** From 1; 0 for the opening. */
  readonly step: number;
  /** The differing values: one tape's as recorded, the other's as found. Empty if one tape ends before. */
  readonly parts: readonly Part[];
}

/** What is compared at a step. The control that caused an event is not. */
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

/** Finds where two tapes diverge; undefined for equal tapes. */
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

/** The number of steps shown before and after the divergence. */
const around = 3;

const shown = (value: unknown): string => JSON.stringify(value) ?? words.nothing;

const isIn = ({ steps }: Tape, step: number): boolean => step >= 0 && step <= steps.length;

const stepLines = (tape: Tape, mark: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((step) => isIn(tape, step))
    .map((step) => {
      const taken = tape.steps[step - 1];
      return `${mark} ${String(step).padStart(5)}  ${recordedStep(taken ?? tape.opening, taken)}`;
    });

function headline(
  one: Tape,
  other: Tape,
  { step, parts }: Divergence,
  names: readonly string[],
): string {
  if (parts.length === 0) {
    const isFirst = one.steps.length < step;
    const which = names[isFirst ? 0 : 1] ?? '';
    return words.ends(which, pathWords.count(step - 1, 'step'));
  }
  const what = new Set(parts.map(({ path: [first = ''] }) => first));
  return words.part(step === 0 ? words.opening : words.stepNumber(step), [...what]);
}

/** Prints where two tapes diverge: the steps around, and each differing value. */
export function printDiff(one: Tape, other: Tape, names: readonly [string, string]) {
  const divergence = divergenceOf(one, other);
  if (divergence === undefined) {
    const steps = pathWords.count(one.steps.length, 'step');
    return { isAlike: true, text: `${words.alike(steps)}\n` };
  }
  const { step, parts } = divergence;
  const lines = [
    `- ${names[0]}`,
    `+ ${names[1]}`,
    headline(one, other, divergence, names),
    '',
    ...stepLines(one, ' ', step - around, step - 1),
    ...stepLines(one, '-', step, step + around),
    ...stepLines(other, '+', step, step + around),
    '',
    ...parts.flatMap(({ path, recorded, found }) => [
      path.join('.'),
      `  - ${shown(recorded)}`,
      `  + ${shown(found)}`,
    ]),
  ];
  return { isAlike: false, text: `${lines.join('\n').trimEnd()}\n` };
}
