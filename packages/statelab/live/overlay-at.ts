import { activeStates } from '#statelab/machine/states.ts';
import type { Overlay } from '#statelab/chart/overlay.ts';
import type { Live } from './create-live.ts';

/** What a moment shows on the chart: active states, and the transitions just taken. */
export function overlayAt({ stage }: Live, step: number): Overlay {
  const moment = stage.fold()?.at(step);
  if (moment === undefined) return {};
  return { active: activeStates(moment.snapshot), taken: moment.transitions };
}
