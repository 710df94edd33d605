import * as v from 'valibot';
import { keep, readKept } from '#statelab/design/storage-key.ts';
import type { LabMachine } from '#statelab/config.ts';
import { createMask, serialiseRecord } from '#statelab/tape/mask.ts';
import { plain, revive } from '#statelab/machine/plain.ts';
import { countPossible } from './simulate.ts';
import type { Step } from '#statelab/scenario.ts';

/** All moves of a run, including undone ones, and the current position. */
export interface KeptRun {
  readonly moves: readonly Step[];
  readonly at: number;
  /** Why the run is shorter than it was; null if it is not. */
  readonly note: string | null;
}

export const newRun: KeptRun = { moves: [], at: 0, note: null };

const runSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  moves: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('event'), event: v.looseObject({ type: v.string() }) }),
      v.object({ kind: v.literal('wait'), ms: v.pipe(v.number(), v.gtValue(0)) }),
      v.object({ kind: v.literal('outcome'), actor: v.string(), outcome: v.string() }),
    ]),
  ),
});

/** Keeps a run in this tab, masked, so that it goes on after a file is saved and the page reloads. */
export function keepRun(id: string, moves: readonly Step[], at: number): void {
  const mask = createMask();
  const masked = moves.map((move) =>
    move.kind === 'event'
      ? { ...move, event: { ...serialiseRecord(move.event, mask), type: move.event.type } }
      : move,
  );
  keep(`run.${id}`, JSON.stringify(plain({ moves: masked, at })));
}

/** The kept run of a machine, up to the first move that it cannot make any more. */
export function readRun(entry: LabMachine): KeptRun {
  try {
    const kept = readKept(`run.${entry.id}`);
    if (kept === null) return newRun;
    const { moves, at } = v.parse(runSchema, revive(JSON.parse(kept)));
    const possible = countPossible(entry, moves);
    return {
      moves: moves.slice(0, possible),
      at: Math.min(at, possible),
      note:
        possible === moves.length
          ? null
          : `The run had ${moves.length} steps. Today’s machine can take the first ${possible}.`,
    };
  } catch {
    return newRun;
  }
}
