import * as v from 'valibot';
import type { Scenario } from '#statelab/scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Comparison, Happened, Kept } from '#statelab/replay/three-way.ts';
import { contextAt } from '#statelab/tape/contexts.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { stepSchema, type Tape, type TapeStep } from '#statelab/tape/tape.ts';
import { momentOf } from './moment.ts';
import { withRecorded, type Part } from './parts.ts';

/** A step with what the machine does now instead of what was recorded. */
const withNewResult = (step: TapeStep, found: Kept): TapeStep => {
  const { context: _, delays: __, did: ___, refused: ____, tree: _____, ...bare } = step;
  const { transitions, state, context, delays, did } = found;
  return {
    ...bare,
    transitions,
    state,
    ...(context && { context }),
    ...(delays && { delays }),
    ...(step.did && { did }),
    ...('refused' in found && { refused: found.refused }),
  };
};

/** The last step as the machine does it now, with some parts as recorded. */
function withParts(step: TapeStep, tape: Tape, parts: readonly Part[]): TapeStep {
  const before = contextAt(tape, tape.steps.length - 1);
  const { context, ...shown } = withRecorded(momentOf(step, before), parts);
  const changed = Object.entries(context ?? {}).filter(
    ([key, value]) => !isSame(value, before[key]),
  );
  return v.parse(stepSchema, { ...step, ...shown, context: Object.fromEntries(changed) });
}

const hasHappened = (happened: Happened): happened is Kept => !('failure' in happened);

/** Ignores differences from the recording; stops only if the machine throws. */
const goOn: Comparison = (step, sides) =>
  hasHappened(sides.model) ? undefined : { step, of: 'failure', part: '', ...sides };

/**
 * Records a tape again on today's machine. Some parts of the last step stay as recorded. Undefined if
 * the machine does not reach the last step.
 */
export function retell(scenario: Scenario, tape: Tape, parts: readonly Part[]): Tape | undefined {
  const { happened } = replayTape(scenario, tape, goOn);
  const shown = happened.slice(1);
  if (shown.length < tape.steps.length) return undefined;
  const steps = tape.steps.map((step, index) => {
    const found = shown[index];
    return found === undefined || !hasHappened(found) ? step : withNewResult(step, found);
  });
  const newTape = { ...tape, steps };
  const [last] = steps.slice(-1);
  if (last === undefined || !happened.every(hasHappened)) return newTape;
  const { tree } = tape.steps.at(-1) ?? {};
  const end = withParts({ ...last, ...(tree && { tree }) }, newTape, parts);
  return { ...newTape, steps: [...steps.slice(0, -1), end] };
}
