import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import type { ReplayedStep } from '#statelab/replay/replay-tape.ts';
import type { Act } from '#statelab/act.ts';
import type { PageScript } from '#statelab/page-script.ts';

/** The acts of a step on the page, with the control that the visitor used. */
export function actsOfStep(
  script: PageScript<AnyStateMachine>,
  { outcomes }: Scenario,
  { step, cause, before }: Pick<ReplayedStep, 'step' | 'cause'> & { before?: AnyMachineSnapshot },
): readonly Act[] {
  const acts = script.acts(step, outcomes, before);
  const [only, ...others] = acts;
  if (cause?.by !== 'click' || only?.do !== 'press' || others.length > 0) return acts;
  return [{ ...only, control: { ...only.control, name: cause.name } }];
}
