import { count, listUnder } from '#statelab/count.ts';
import { verdictLine } from '#statelab/replay/verdict-line.ts';
import type { Check } from './gate.ts';

/**
 * Prints for a terminal: the faults, what was left out, and the verdict as the last lines. `onPage` is true
 * if the tapes were replayed on pages.
 */
export function printGate(
  checks: readonly Check[],
  { onPage, colours }: { readonly onPage: boolean; readonly colours: boolean },
): string {
  const faults = checks.flatMap((check) => check.faults);
  const left = checks.flatMap(({ notCompared }) => notCompared ?? []);
  const lines = checks.flatMap(({ machine, name, faults: own, notCompared }) => [
    ...listUnder(verdictLine('fail', `${machine}, ${name}`, colours), own),
    ...(notCompared === undefined
      ? []
      : [verdictLine('not compared', `${machine}, ${name}: ${notCompared}`, colours)]),
  ]);
  const done = count(checks.length - left.length, 'check');
  const verdict =
    faults.length === 0
      ? verdictLine('pass', `Nothing is wrong in ${done}.`, colours)
      : verdictLine('fail', `${count(faults.length, 'fault')} in ${done}.`, colours);
  return [...lines, verdict, ...(onPage ? [] : ['Machines only: no view was loaded.']), ''].join(
    '\n',
  );
}
