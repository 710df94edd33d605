import * as v from 'valibot';
import { keep, readKept } from '#statelab/design/storage-key.ts';
import { createMask, serialiseRecord } from '#statelab/tape/mask.ts';
import { plain, revive } from '#statelab/machine/plain.ts';
import type { Step } from '#statelab/scenario.ts';

/** All moves of a run, including undone ones, and the current position. */
export interface KeptRun {
  readonly moves: readonly Step[];
  readonly at: number;
}

export const newRun: KeptRun = { moves: [], at: 0 };

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

/** The kept run of a machine. */
export function readRun(id: string): KeptRun {
  try {
    return v.parse(runSchema, revive(JSON.parse(readKept(`run.${id}`) ?? '')));
  } catch {
    return newRun;
  }
}
