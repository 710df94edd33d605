import { simulatorWords as words } from './simulator-words.ts';
import { isRecord } from '#statelab/is-record.ts';
import { parseJson } from '#statelab/parse-json.ts';
import { revive } from '#statelab/machine/plain.ts';
import type { Move } from './simulate.ts';

/** A valid move, or an error message. */
export type ReadMove = { readonly move: Move } | { readonly problem: string };

type Texts = Readonly<Record<string, string>>;

/** A value in JSON, in which an error may be written as on a tape; undefined if it is not valid. */
function readJson(text: string): { readonly value: unknown } | undefined {
  const parsed = parseJson(text);
  return parsed && { value: revive(parsed.value) };
}

/** An event from JSON fields, without empty ones, and an object of more fields. */
export function readEvent(type: string, fields: Texts, more: string): ReadMove {
  const extra = more.trim() === '' ? { value: {} } : readJson(more);
  if (!isRecord(extra?.value)) return { problem: words.problems.object(words.events.more) };
  const event: Record<string, unknown> = { ...extra.value };
  for (const [field, text] of Object.entries(fields)) {
    if (text.trim() === '') continue;
    const parsed = readJson(text);
    if (parsed === undefined) return { problem: words.problems.field(field, text) };
    event[field] = parsed.value;
  }
  return { move: { kind: 'event', event: { ...event, type } } };
}

/** A custom outcome of an effect. */
export function readResult(actor: string, ends: 'done' | 'error', text: string): ReadMove {
  if (ends === 'error') {
    const name = words.effects.failed(text);
    return { move: { kind: 'outcome', actor, outcome: { name, error: new Error(text) } } };
  }
  const parsed = text.trim() === '' ? { value: undefined } : readJson(text);
  if (parsed === undefined) return { problem: words.problems.result(text) };
  const name = words.effects.doneWith(text.trim());
  return { move: { kind: 'outcome', actor, outcome: { name, output: parsed.value } } };
}

export function readWait(text: string): ReadMove {
  const ms = Number(text);
  return text.trim() !== '' && Number.isFinite(ms) && ms > 0
    ? { move: { kind: 'wait', ms } }
    : { problem: words.problems.wait(text) };
}
