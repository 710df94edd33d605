import type { AnyStateMachine } from 'xstate';
import { activeStates } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import type { Overlay } from '#statelab/chart/overlay.ts';
import type { Simulation } from './simulate.ts';

export function overlayOf(
  machine: AnyStateMachine,
  { snapshot, transitions, timers, now }: Simulation,
): Overlay {
  const names = [...transitionsOf(machine).keys()];
  return {
    active: activeStates(snapshot),
    taken: transitions,
    timers: timers.flatMap(({ type, delay, since }) =>
      names
        .filter((name) => name.includes(`|${type}|`))
        .map((transition) => ({ transition, fraction: delay === 0 ? 1 : (now - since) / delay })),
    ),
  };
}
