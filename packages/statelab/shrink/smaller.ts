import { isRecord } from '#statelab/is-record.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';

/**
 * Makes a list that fails as short as it can be: the result fails, and does not fail without any one
 * of its items. Leaves out ever smaller parts, as delta debugging does (Zeller and Hildebrandt,
 * Simplifying and Isolating Failure-Inducing Input, 2002).
 */
export async function smallest<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  if (items.length === 0 || (await fails([]))) return [];
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size > 0;) {
    const { length } = kept;
    for (let start = 0; start < kept.length && kept.length > size;) {
      const rest = kept.toSpliced(start, size);
      if (await fails(rest)) kept = rest;
      else start += size;
    }
    // Once others are gone, an item that was needed may be left out, too.
    if (size > 1 || kept.length === length) size = Math.floor(size / 2);
  }
  return kept;
}

type Fails = (value: unknown) => Promise<boolean>;

const less = (number: number): number => Math.trunc(Number.isInteger(number) ? number / 2 : number);

async function smallerNumber(number: number, fails: Fails): Promise<number> {
  if (number === 0 || (await fails(0))) return 0;
  let kept = number;
  for (let next = less(kept); next !== kept && (await fails(next)); next = less(kept)) kept = next;
  return kept;
}

async function smallerText(text: string, fails: Fails): Promise<string> {
  const characters = await smallest(Array.from(text), (kept) => fails(kept.join('')));
  return characters.join('');
}

async function smallerList(list: readonly unknown[], fails: Fails): Promise<readonly unknown[]> {
  const kept = [...(await smallest(list, fails))];
  for (const [index, item] of kept.entries()) {
    kept[index] = await smallerValue(item, (smaller) => fails(kept.with(index, smaller)));
  }
  return kept;
}

async function smallerRecord(record: object, fails: Fails): Promise<unknown> {
  const kept = [
    ...(await smallest(Object.entries(record), (own) => fails(Object.fromEntries(own)))),
  ];
  for (const [index, [key, value]] of kept.entries()) {
    const smaller = await smallerValue(value, (tried) =>
      fails(Object.fromEntries(kept.with(index, [key, tried]))),
    );
    kept[index] = [key, smaller];
  }
  return Object.fromEntries(kept);
}

/** Makes a value that fails smaller: shorter text, smaller numbers, fewer items and fields. */
export async function smallerValue(value: unknown, fails: Fails): Promise<unknown> {
  if (typeof value === 'string') return smallerText(value, fails);
  if (typeof value === 'number') return smallerNumber(value, fails);
  if (Array.isArray(value)) return smallerList(value, fails);
  return isRecord(value) ? smallerRecord(value, fails) : value;
}

type StepFails = (step: TapeStep) => Promise<boolean>;

/** The fields that identify an event. */
const names = new Set(['type', 'actorId']);

const isName = ([key]: readonly [string, unknown]): boolean => names.has(key);

/** Shortens typed text in the control and in the event. */
async function smallerTyped(
  step: Extract<TapeStep, { kind: 'event' }>,
  typed: string,
  fails: StepFails,
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
 * Makes the event of a step smaller while it still fails. Of an event from a control of the page only
 * typed text can be smaller.
 */
export async function smallerStep(step: TapeStep, fails: StepFails): Promise<void> {
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
