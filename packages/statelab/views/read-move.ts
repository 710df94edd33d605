import { simulatorWords as words } from './simulator-words.ts';
import { isRecord } from '#statelab/is-record.ts';
import { parseJson } from '#statelab/parse-json.ts';
import type { Step } from '#statelab/scenario.ts';

/** A valid move, or an error message. */
export type ReadMove = { readonly move: Step } | { readonly problem: string };

type Texts = Readonly<Record<string, string>>;

/** An event from JSON fields, without empty ones, and an object of more fields. */
export function readEvent(type: string, fields: Texts, more: string): ReadMove {
  const extra = more.trim() === '' ? { value: {} } : parseJson(more);
  if (!isRecord(extra?.value)) return { problem: words.problems.object(words.events.more) };
  const event: Record<string, unknown> = { ...extra.value };
  for (const [field, text] of Object.entries(fields)) {
    if (text.trim() === '') continue;
    const parsed = parseJson(text);
    if (parsed === undefined) return { problem: words.problems.field(field, text) };
    event[field] = parsed.value;
  }
  return { move: { kind: 'event', event: { ...event, type } } };
}

export function readWait(text: string): ReadMove {
  const ms = Number(text);
  return text.trim() !== '' && Number.isFinite(ms) && ms > 0
    ? { move: { kind: 'wait', ms } }
    : { problem: words.problems.wait(text) };
}
