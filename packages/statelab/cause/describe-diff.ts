import { causeWords as words } from '#statelab/messages/cause.ts';
import { pathWords } from '#statelab/paths/words.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { divergenceOf, type Divergence } from './diff-tapes.ts';
import { recordedStep } from './recorded-step.ts';

/** How many steps are shown before and after the one at which two tapes part. */
const around = 3;

const shown = (value: unknown): string =>
  value === undefined ? words.nothing : JSON.stringify(value);

const isIn = ({ steps }: Tape, step: number): boolean => step >= 0 && step <= steps.length;

/** The steps from one to another; each is marked with whose tape it is in. */
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

/** Where two tapes part, as text for a terminal: the steps around, and what differs, value by value. */
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
