import type { AnyStateMachine } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import { withoutDots } from './read-scxml.ts';

/** What SCXML tells of a machine's states and transitions, in no order. */
export function shapeOf(machine: AnyStateMachine) {
  const { states, transitions } = extractChart(machine);
  return {
    states: states.map(({ id, type, initial }) => [
      withoutDots(id),
      type,
      initial === null ? null : withoutDots(initial),
    ]),
    transitions: transitions
      .map(({ source, targets, guard }) =>
        [withoutDots(source), targets.map(withoutDots).join(' '), guard].join(' | '),
      )
      .toSorted(),
  };
}
