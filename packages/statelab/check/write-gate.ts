import { gateWords as words } from '#statelab/messages/verdicts.ts';
import { verdictLine } from '#statelab/messages/verdict-line.ts';
import type { Check } from './gate.ts';

interface Printing {
  /** True if the tapes were replayed on pages. */
  readonly onPage: boolean;
  readonly colours: boolean;
}

/** The faults for a terminal, what was left out, and the verdict in its last lines. */
export function printGate(checks: readonly Check[], { onPage, colours }: Printing): string {
  const faults = checks.flatMap((check) => check.faults);
  const left = checks.flatMap(({ notCompared }) => notCompared ?? []);
  const lines = checks.flatMap(({ machine, name, faults: own, notCompared, neverTaken = [] }) => [
    ...(own.length === 0
      ? []
      : [verdictLine('fail', `${machine}, ${name}`, colours), ...own.map((fault) => `  ${fault}`)]),
    ...(notCompared === undefined
      ? []
      : [verdictLine('not compared', `${machine}, ${name}: ${notCompared}`, colours)]),
    ...(neverTaken.length === 0
      ? []
      : [
          verdictLine('never taken', `${machine}, ${name}`, colours),
          ...neverTaken.map((part) => `  ${part}`),
        ]),
  ]);
  const verdict = verdictLine(
    faults.length === 0 ? 'pass' : 'fail',
    words.verdict(checks.length - left.length, faults.length),
    colours,
  );
  return [...lines, verdict, ...(onPage ? [] : [words.noPage]), ''].join('\n');
}
