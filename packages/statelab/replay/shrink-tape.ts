import type { Scenario } from '#statelab/scenario.ts';
import { replayTape } from './replay-tape.ts';
import type { Comparison, Difference, Happened, Kept } from './comparison.ts';
import { isSame } from '#statelab/machine/plain.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { smallest } from './smallest.ts';

const hasHappened = (happened: Happened | undefined): happened is Kept =>
  happened !== undefined && !('failure' in happened);

/** Ignores differences from the recording; stops only if the machine throws. */
const goOn: Comparison = (step, sides) =>
  hasHappened(sides.model) ? undefined : { step, of: 'failure', part: '', ...sides };

/** A step as the machine does it now. */
function asNow(step: TapeStep, found: Kept): TapeStep {
  const { context: _, delays: __, refused: ___, ...bare } = step;
  const { transitions, state, context, delays, did } = found;
  return {
    ...bare,
    transitions,
    state,
    did,
    ...(context && { context }),
    ...(delays && { delays }),
    ...('refused' in found && { refused: found.refused }),
  };
}

/** Where a step keeps what can differ. */
const keptIn = {
  transitions: 'transitions',
  state: 'state',
  timers: 'delays',
  refusal: 'refused',
  actions: 'did',
  messages: 'did',
  order: 'did',
} as const;

/** The last step as the machine does it now, and as recorded where the tape fails. */
function asRecorded(now: TapeStep, recorded: TapeStep, { of, part }: Difference): TapeStep {
  if (of === 'event' || of === 'failure') return recorded;
  if (of !== 'context') return { ...now, [keptIn[of]]: recorded[keptIn[of]] };
  return { ...now, context: { ...now.context, [part]: recorded.context?.[part] } };
}

/** Tapes fail in the same way if the same event first differs in the same values. */
const isSameFailure = (one: Difference, other: Difference | undefined): boolean =>
  one.of === other?.of &&
  one.part === other.part &&
  isSame(one.recorded, other.recorded) &&
  isSame(one.model, other.model);

/**
 * The fewest steps of a tape that fail on the machine in the same way. The steps before the last are
 * as the machine does them now. Undefined for a tape that passes.
 */
export function shrinkTape(scenario: Scenario, tape: Tape): Tape | undefined {
  const { difference } = replayTape(scenario, tape);
  if (difference === undefined) return undefined;
  const [last] = tape.steps.slice(difference.step - 1, difference.step);
  if (difference.step === 0 || last === undefined) return { ...tape, steps: [] };
  const fault = difference;
  const recorded = last;

  function rerecord(before: readonly TapeStep[]): Tape | undefined {
    const given = [...before, recorded];
    const { happened } = replayTape(scenario, { ...tape, steps: given }, goOn);
    const steps = given.map((step, index) => {
      const now = happened[index + 1];
      return hasHappened(now) ? asNow(step, now) : step;
    });
    const end = steps.at(-1);
    if (happened.length <= before.length + 1 || end === undefined) return undefined;
    const shorter = { ...tape, steps: [...steps.slice(0, -1), asRecorded(end, recorded, fault)] };
    const again = replayTape(scenario, shorter).difference;
    return again?.step === given.length && isSameFailure(fault, again) ? shorter : undefined;
  }

  let before: readonly TapeStep[] = tape.steps.slice(0, difference.step - 1);
  // Another pass cuts in other places.
  for (let length = Infinity; before.length < length;) {
    ({ length } = before);
    before = smallest(before, (steps) => rerecord(steps) !== undefined);
  }
  return rerecord(before);
}
