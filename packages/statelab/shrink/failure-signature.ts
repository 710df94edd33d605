import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { contextAt } from '#statelab/tape/contexts.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { isOld, type InitialSnapshot, type Tape } from '#statelab/tape/tape.ts';
import { momentOf } from './moment.ts';
import { partsOf, type Part } from './parts.ts';

/**
 * How a tape fails. Two tapes fail in the same way if their replays first differ at the last step,
 * and that step has the same kind and event type, the same state before it, the same transitions and
 * the same differing values, recorded and found. Of the context only the differing keys count.
 *
 * A tape records an older version of the machine. A shorter tape keeps the recording only for the
 * differing values of its last step; today's machine fills in the rest. Otherwise steps would stay
 * merely because later ones recorded their traces.
 */
export interface FailureSignature {
  /** The step's kind, the effect that ended and the event's type; empty for the opening. */
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

/** How the replay of a tape failed; undefined if it passed. */
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

/** How a page failed on a tape that its machine passes: page and model differ. */
export const signatureOnPage = (
  tape: Tape,
  { step, of, part, recorded, model = recorded, page }: Difference,
): FailureSignature => ({
  event: eventAt(tape, step),
  from: (tape.steps[step - 2] ?? tape.opening).state,
  took: (tape.steps[step - 1] ?? tape.opening).transitions,
  parts: partsOf({ [of]: { [part]: model } }, { [of]: { [part]: page } }),
});

export const isSameFailure = (one: FailureSignature, other: FailureSignature): boolean =>
  isSame(one, other);
