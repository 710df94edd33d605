import { simulatorWords as words } from '#statelab/messages/simulator.ts';
import type { Offer } from './offers.ts';

/** The chosen event type, and the index of its preset. */
export interface Chosen {
  readonly of: string;
  readonly preset: number;
}

/** The result of a click on the chart: an event to send, or a hint. */
interface Choice {
  readonly chosen: Chosen | null;
  readonly note: string | null;
}

function hintOf(descriptor: string): string | undefined {
  if (descriptor === 'always') return words.hints.always;
  const [, kind] = /^xstate\.(after|done|error)\./.exec(descriptor) ?? [];
  return kind === 'after' || kind === 'done' || kind === 'error' ? words.hints[kind] : undefined;
}

const matches = (type: string, descriptor: string): boolean =>
  type === descriptor ||
  (descriptor.endsWith('*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** A state chooses nothing, a transition its event. */
export function choiceOf(part: string, offers: readonly Offer[]): Choice {
  const [, descriptor] = part.split('|');
  if (descriptor === undefined) return { chosen: null, note: null };
  const hint = hintOf(descriptor);
  if (hint !== undefined) return { chosen: null, note: hint };
  const fitting = offers.filter(({ type }) => matches(type, descriptor));
  const taking = fitting.flatMap(({ type, presets }) =>
    presets.flatMap(({ transitions }, preset) =>
      transitions.includes(part) ? [{ of: type, preset }] : [],
    ),
  );
  const [first] = fitting;
  return { chosen: taking[0] ?? (first ? { of: first.type, preset: 0 } : null), note: null };
}
