import { exportWords as words } from '#content/lab-paths.ts';
import { pathWords } from '#paths/words.ts';
import { stepName } from '#paths/step-name.ts';
import { stateName } from '#machines/state-name.ts';
import type { Replay } from './replay-tape.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What came of a replay, as text for a terminal. */
export function printReplay(
  { path, difference }: Replay,
  { steps, isSameShape }: { readonly steps: number; readonly isSameShape: boolean },
): string {
  const lines = path.map(
    ({ step, after }, index) =>
      `${String(index + 1).padStart(5)}  ${stepName(step)} → ${stateName(after)}`,
  );
  const outcome =
    difference === undefined
      ? [words.replayed(pathWords.count(steps, 'step'))]
      : [
          words.differs(difference.step, words.parts[difference.of]),
          `  ${words.recorded}: ${shown(difference.recorded)}`,
          `  ${words.found}: ${shown(difference.found)}`,
        ];
  return [...(isSameShape ? [] : [words.otherShape]), ...lines, ...outcome, ''].join('\n');
}
