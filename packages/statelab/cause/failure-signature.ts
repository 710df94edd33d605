import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { contextAt } from '#statelab/tape/contexts.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { isOld, type InitialSnapshot, type Tape } from '#statelab/tape/tape.ts';
import { momentOf } from './moment.ts';
import { partsOf, type Part } from './parts.ts';

/**
 * How a tape fails, as far as a shorter one can fail in the same way. Two tapes fail in the
 * same way if the replay of each first differs
 *
 * - at its last step, and agrees with the machine before,
 * - which is of the same kind, with an event of the same type,
 * - and comes while the machine is in the same state,
 * - from which the machine takes the same transitions,
 * - and if the same single values differ there, from the same recorded to the same found one:
 *   transitions, state, timers, refusals, the sentence of a failure, and of the context those
 *   values, key by key, in which recording and machine are not the same.
 *
 * A tape records an older version of the machine. A shorter tape keeps the recording only for
 * what differs at its last step; today's machine fills in the rest, so that no step is kept
 * merely because a later one recorded its trace. A step on which the state before, the transitions
 * or the value found depend cannot be left out.
 */
export interface FailureSignature {
  /** Kind and type, and the effect that ended; empty for the opening. */
  readonly event: string;
  readonly from: InitialSnapshot['state'];
  readonly took: readonly string[];
  readonly parts: readonly Part[];
}

function eventAt(tape: Tape, step: number): string {
  const taken = tape.steps[step - 1];
  if (taken === undefined) return '';
  const effect = taken.kind === 'outcome' ? [taken.actor] : [];
  return [taken.kind, ...effect, taken.event.type].join(' ');
}

/** How a replay of a tape failed; undefined where it did not. */
export function signatureOf(
  tape: Tape,
  { happened, difference }: Replay,
): FailureSignature | undefined {
  if (difference === undefined) return undefined;
  const { step } = difference;
  const recorded = tape.steps[step - 1] ?? tape.opening;
  const found = happened[step];
  const fault = {
    event: eventAt(tape, step),
    from: (tape.steps[step - 2] ?? tape.opening).state,
  };
  if (found === undefined || 'failure' in found) {
    return { ...fault, took: [], parts: partsOf({}, { failure: found?.failure }) };
  }
  const before = step === 0 ? {} : contextAt(tape, step - 1);
  const type = { recorded: eventAt(tape, step), found: 'event' in found ? found.event.type : '' };
  const isOther = step > 0 && !type.recorded.endsWith(` ${type.found}`);
  const parts = partsOf(momentOf(recorded, before), momentOf(found, before, isOld(tape)));
  const other: readonly Part[] = isOther ? [{ path: ['event'], ...type }] : [];
  return { ...fault, took: found.transitions, parts: [...other, ...parts] };
}

/** How a page failed on a tape that its machine does as it was recorded: there page and model part. */
export const signatureOnPage = (
  tape: Tape,
  { step, of, part, recorded, model = recorded, page }: Difference,
): FailureSignature => ({
  event: eventAt(tape, step),
  from: (tape.steps[step - 2] ?? tape.opening).state,
  took: (tape.steps[step - 1] ?? tape.opening).transitions,
  parts: partsOf({ [of]: { [part]: model } }, { [of]: { [part]: page } }),
});

/** True if two tapes fail in the same way; see `FailureSignature`. */
export const isSameFailure = (one: FailureSignature, other: FailureSignature): boolean =>
  isSame(one, other);
