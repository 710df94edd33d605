import { isRecord } from '#statelab/paths/is-record.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';
import { smallerValue } from './smaller-value.ts';

/** What says which event it is, and is no value of it. */
const names = new Set(['type', 'actorId']);

const isName = ([key]: readonly [string, unknown]): boolean => names.has(key);

type Fails = (step: TapeStep) => Promise<boolean>;

/** What a visitor typed is shortened where they typed it and in the event alike. */
async function smallerTyped(
  step: Extract<TapeStep, { kind: 'event' }>,
  typed: string,
  fails: Fails,
): Promise<void> {
  const { cause, event } = step;
  const [field] = Object.entries(event).find(([, value]) => value === typed) ?? [];
  if (cause === undefined || field === undefined) return;
  await smallerValue(typed, async (value) =>
    typeof value === 'string'
      ? fails({ ...step, cause: { ...cause, value }, event: { ...event, [field]: value } })
      : false,
  );
}

/**
 * Tries less and less in the event of a step, as long as that fails. Of what came from a control
 * of the page only typed text can be less: a control says the same every time it is used.
 */
export async function smallerStep(step: TapeStep, fails: Fails): Promise<void> {
  if (step.kind === 'wait') return;
  if (step.kind === 'event' && step.cause !== undefined) {
    const { value } = step.cause;
    if (value !== undefined) await smallerTyped(step, value, fails);
    return;
  }
  const { type } = step.event;
  const entries = Object.entries(step.event);
  const named = Object.fromEntries(entries.filter(isName));
  const values = Object.fromEntries(entries.filter((entry) => !isName(entry)));
  await smallerValue(values, async (smaller) =>
    isRecord(smaller) ? fails({ ...step, event: { ...named, ...smaller, type } }) : false,
  );
}
