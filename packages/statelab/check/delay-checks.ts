import type { Exploration } from '#statelab/explore/explore.ts';
import { stateName } from '#statelab/machine/states.ts';
import { isImpossible } from '#statelab/explore/timers.ts';
import type { Finding } from './model-checks.ts';

const why = (delay: number): string =>
  delay > 0
    ? `${delay} ms is more than a timer can wait (2,147,483,647 ms): it fires at once. Wait a day at a time, or for an event`
    : `${delay} is no time that a timer can wait: it fires at once. Write milliseconds, 0 or more`;

/** A finding for each timer whose delay is impossible. */
export function delaysIn({ moments }: Exploration): readonly Finding[] {
  const found = [...moments.values()].flatMap(({ snapshot, moment: { timers } }) =>
    timers
      .filter(({ delay }) => isImpossible(delay))
      .map(({ delay }) => `${snapshot.machine.id}.${stateName(snapshot)}: ${why(delay)}`),
  );
  return [...new Set(found)].map((where) => ({ kind: 'delay', where }));
}
