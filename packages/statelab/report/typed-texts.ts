import { typedInto } from '#statelab/tape/mask.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';

/** Where a site's machines are told what somebody typed, or what else names a visitor. */
export interface VisitMask {
  /** Keys under which an event holds what was typed. */
  readonly typed: ReadonlySet<string>;
  /** Keys under which it holds what names one visit or request, typed or not. */
  readonly names: ReadonlySet<string>;
  /** Effects whose answer tells something of a visitor. */
  readonly effects: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A change of a text that stands under a key. */
type Change = (key: string, text: string) => string;

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  return isRecord(value) ? changedRecord(value, change) : value;
}

const changedRecord = (record: Readonly<Record<string, unknown>>, change: Change) =>
  Object.fromEntries(
    Object.entries(record).map(([key, part]) => [
      key,
      typeof part === 'string' ? change(key, part) : changed(part, change),
    ]),
  );

/** The event of a step, with every text in it that is to be masked changed. `isKnown` tells what was masked before. */
export function changeTexts(
  step: TapeStep,
  { typed, names, effects }: VisitMask,
  isKnown: (text: string) => boolean,
  change: (text: string) => string,
): TapeStep['event'] {
  const cause = 'cause' in step ? step.cause : undefined;
  // What a press tells, as that of an example's button does, is the page's own.
  const isPress = cause?.by === 'click' && !typedInto.has(cause.role);
  const answers = step.kind === 'outcome' && effects.has(step.actor);
  const event = changedRecord(step.event, (key, text) => {
    const isTyped = (typed.has(key) && !isPress) || (answers && key === 'output');
    const isMasked = isTyped || names.has(key) || (typed.has(key) && isKnown(text));
    return isMasked ? change(text) : text;
  });
  return { ...event, type: step.event.type };
}
