import { causeWords as words } from '#statelab/messages/cause.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import type { InitialSnapshot, TapeStep } from '#statelab/tape/tape.ts';

const outcomeOf = ({ output, error }: TapeStep['event']): unknown => error ?? output ?? null;

function what(step: TapeStep): string {
  if (step.kind === 'wait') return words.timer(step.event.type);
  if (step.kind === 'event') return stepName({ kind: 'event', event: step.event });
  return words.ended(step.actor, JSON.stringify(outcomeOf(step.event)));
}

/** A step of a tape in one line, with the state after it. */
export const recordedStep = (shown: InitialSnapshot, step: TapeStep | undefined): string =>
  `${step === undefined ? words.opening : what(step)} → ${stateName({ value: shown.state })}`;
