import { pathWords } from '#statelab/paths/words.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';

interface CountedStep {
  readonly step: Step;
  /** As the tape counts it, from 1. Time that passes between two of its steps has no number. */
  readonly number: number | undefined;
}

/** A step with its number, as every list of steps has it. */
export const stepTitle = ({ step, number }: CountedStep): string =>
  [...(number === undefined ? [] : [`${number}.`]), stepName(step)].join(' ');

/** How many steps a tape has, in words. */
export const lengthOf = (steps: readonly CountedStep[]): string =>
  pathWords.count(steps.filter(({ number }) => number !== undefined).length, 'step');

/** What a replay is called: how many steps it has, and where it ends. */
export function titleOf({ scenario, path }: Replay): string {
  const last = path.at(-1);
  return `${scenario.machine.id}: ${lengthOf(path)}${last === undefined ? '' : ` to ${stateName(last.after)}`}`;
}
