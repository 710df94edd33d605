import { isSame, ownValue } from '#statelab/machine/plain.ts';
import type { SideEffects, InitialSnapshot, TapeStep } from '#statelab/tape/tape.ts';

export interface Sides<Value> {
  readonly recorded: Value;
  readonly model: Value;
}

export type Kept = InitialSnapshot | TapeStep;

/** A step, or a sentence on why it could not happen. */
export type Happened = Kept | { readonly failure: string };

/** What to compare, in this order. */
const aspects = [
  'event',
  'transitions',
  'state',
  // A missing action says more than its results.
  'actions',
  'context',
  'timers',
  'refusal',
  'messages',
  'order',
] as const;
type Aspect = (typeof aspects)[number];

/** The first difference between recording and model. */
export interface Difference extends Sides<unknown> {
  /** From 1; 0 for the opening. */
  readonly step: number;
  /** `failure`: a step could not happen. */
  readonly of: Aspect | 'failure';
  /** The context key, timer event, action or message; empty for other aspects. */
  readonly part: string;
}

const changeSides = <Value, Changed>(
  { recorded, model }: Sides<Value>,
  change: (value: Value, side: keyof Sides<Value>) => Changed,
): Sides<Changed> => ({ recorded: change(recorded, 'recorded'), model: change(model, 'model') });

type Parts = Readonly<Record<string, unknown>>;

/** An event without XState's own entries. All errors are equal: no machine distinguishes them. */
function eventIn(step: Kept): unknown {
  if (!('event' in step)) return undefined;
  const { actorId: _, error, ...event } = step.event;
  return error === undefined ? event : { ...event, error: true };
}

const countsOf = (names: readonly string[] = []): Parts =>
  Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));

/** Sent and emitted events, started and stopped actors, by name. */
const messagesOf = ({ sent = [], emitted = [], started = [], stopped = [] }: SideEffects) => [
  ...sent.map(({ to, event }) => [`${event.type} to ${to}`, event] as const),
  ...emitted.map((event) => [`${event.type} for listeners`, event] as const),
  ...started.map((actor) => [`the start of ${actor}`, true] as const),
  ...stopped.map((actor) => [`the stop of ${actor}`, true] as const),
];

/** The side effects of a step. The order counts last: a missing effect says more. */
function effectsIn({ did }: Kept) {
  const messages = messagesOf(did);
  const names = [...new Set(messages.map(([name]) => name))];
  const eventsOf = (name: string) =>
    messages.flatMap(([other, event]) => (other === name ? [event] : []));
  return {
    actions: countsOf(did.actions),
    messages: Object.fromEntries(names.map((name) => [name, eventsOf(name)])),
    order: { '': [...(did.actions ?? []), ...messages.map(([name]) => name)] },
  };
}

/** The parts of a step. A tape has only the changes of the context; the whole is compared. */
const partsOf = (step: Kept, context: Parts): Readonly<Record<Aspect, Parts>> => ({
  event: { '': eventIn(step) },
  transitions: { '': step.transitions },
  state: { '': step.state },
  context,
  timers: step.delays ?? {},
  refusal: { '': 'refused' in step ? step.refused : undefined },
  ...effectsIn(step),
});

const hasFailed = (side: Happened): side is { readonly failure: string } => 'failure' in side;

const allHappened = (sides: Sides<Happened>): sides is Sides<Kept> =>
  !Object.values(sides).some(hasFailed);

/** Compares the steps of a tape in order, from the opening on. */
export function createComparison() {
  const contexts: Record<keyof Sides<unknown>, Parts> = { recorded: {}, model: {} };

  return (step: number, sides: Sides<Happened>): Difference | undefined => {
    if (!allHappened(sides)) {
      const pair = changeSides(sides, (side) => (hasFailed(side) ? side.failure : side.state));
      return { step, of: 'failure', part: '', ...pair };
    }
    const parts = changeSides(sides, (kept, side) => {
      contexts[side] = { ...contexts[side], ...kept.context };
      return partsOf(kept, contexts[side]);
    });
    for (const of of aspects) {
      const names = Object.values(parts).flatMap((side) => Object.keys(side[of]));
      for (const part of new Set(names)) {
        const values = changeSides(parts, (side) => ownValue(side[of], part));
        if (!isSame(values.recorded, values.model)) return { step, of, part, ...values };
      }
    }
    return undefined;
  };
}
