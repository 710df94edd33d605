import { isRecord } from '#statelab/is-record.ts';
import { typedInto } from '#statelab/tape/mask.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';

/** Where events contain typed text, or other data that identifies a visitor. */
export interface VisitMask {
  /** Event keys with typed text. */
  readonly typed: ReadonlySet<string>;
  /** Event keys that identify a visit or request, typed or not. */
  readonly names: ReadonlySet<string>;
  /** Effects whose output identifies a visitor. */
  readonly effects: ReadonlySet<string>;
}

type Change = (key: string, text: string) => string;

function changed(key: string, value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(key, value);
  // A text in a list has no key.
  if (Array.isArray(value)) return value.map((part) => changed('', part, change));
  return isRecord(value) ? changedRecord(value, change) : value;
}

const changedRecord = (record: Readonly<Record<string, unknown>>, change: Change) =>
  Object.fromEntries(
    Object.entries(record).map(([key, part]) => [key, changed(key, part, change)]),
  );

/** Applies a change to every personal text of a step's event. `isKnown`: was the text masked before? */
export function changeTexts(
  step: TapeStep,
  { typed, names, effects }: VisitMask,
  isKnown: (text: string) => boolean,
  change: (text: string) => string,
): TapeStep['event'] {
  const cause = 'cause' in step ? step.cause : undefined;
  // A click sends the page's own text, such as an example's.
  const isPress = cause?.by === 'click' && !typedInto.has(cause.role);
  const isPersonalOutcome = step.kind === 'outcome' && effects.has(step.actor);
  const event = changedRecord(step.event, (key, text) => {
    const isTyped = (typed.has(key) && !isPress) || (isPersonalOutcome && key === 'output');
    const isMasked = isTyped || names.has(key) || (typed.has(key) && isKnown(text));
    return isMasked ? change(text) : text;
  });
  return { ...event, type: step.event.type };
}
