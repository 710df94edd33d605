import { isSame, ownValue } from '#statelab/tape/plain.ts';
import type { SideEffects, InitialSnapshot, TapeStep } from '#statelab/tape/tape.ts';

/** What each side has where they differ. A model shows no page. */
interface DifferentSides {
  readonly recorded: unknown;
  readonly model?: unknown;
  readonly page?: unknown;
}

/** What recording, model and page have in a place; no page where none was asked. */
export interface Sides<Value> {
  readonly recorded: Value;
  readonly model: Value;
  readonly page?: Value;
}

/** The sides, in the order in which they are shown. */
export const sideNames = ['recorded', 'model', 'page'] as const;

/** What a tape keeps of a step, or of the opening. */
export type Kept = InitialSnapshot | TapeStep;

/** What there is of a step: what a tape keeps of it, or a sentence on why it could not happen. */
export type Happened = Kept | { readonly failure: string };

/** What steps are compared in, in this order. */
const aspects = [
  'event',
  'transitions',
  'state',
  // An action that is missing says more than what it would have done.
  'actions',
  'context',
  'timers',
  'refusal',
  'messages',
  'order',
] as const;
type Aspect = (typeof aspects)[number];

/** What a tape recorded by an older lab says nothing of. */
const ofDeeds: ReadonlySet<Aspect> = new Set(['actions', 'messages', 'order']);

/** The first place where recording, model and page are not the same. */
export interface Difference extends DifferentSides {
  /** The step of the tape, from 1; 0 for the opening. */
  readonly step: number;
  /** A failure where a step could not happen; the view where it names another state than there is, the tree where it shows something else. */
  readonly of: Aspect | 'failure' | 'tree' | 'view';
  /** The context key, timer event, action, message or part of the page that differs; empty for other aspects. */
  readonly part: string;
}

/** Which side stands alone, as far as there is a third to tell; none where all are the same. */
export function oddSideOf(sides: DifferentSides) {
  const { recorded, model, page } = sides;
  if (!('model' in sides)) return 'page';
  const isAsRecorded = isSame(recorded, model);
  if (!('page' in sides)) return isAsRecorded ? undefined : 'recorded or model';
  if (isAsRecorded) return isSame(model, page) ? undefined : 'page';
  if (isSame(recorded, page)) return 'model';
  return isSame(model, page) ? 'recorded' : 'each';
}

function changeSides<Value, Changed>(
  { recorded, model, page }: Sides<Value>,
  change: (value: Value, side: keyof Sides<Value>) => Changed,
): Sides<Changed> {
  const changed = { recorded: change(recorded, 'recorded'), model: change(model, 'model') };
  return page === undefined ? changed : { ...changed, page: change(page, 'page') };
}

type Parts = Readonly<Record<string, unknown>>;

/** An event without what XState adds of its own. Errors are alike: no machine tells them apart. */
function eventIn(step: Kept): unknown {
  if (!('event' in step)) return undefined;
  const { actorId: _, error, ...event } = step.event;
  return error === undefined ? event : { ...event, error: true };
}

const countsOf = (names: readonly string[] = []): Parts =>
  Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));

/** What was sent, emitted, started and stopped, each with a name, in order. */
const messagesOf = ({ sent = [], emitted = [], started = [], stopped = [] }: SideEffects) => [
  ...sent.map(({ to, event }) => [`${event.type} to ${to}`, event] as const),
  ...emitted.map((event) => [`${event.type} for listeners`, event] as const),
  ...started.map((actor) => [`the start of ${actor}`, true] as const),
  ...stopped.map((actor) => [`the stop of ${actor}`, true] as const),
];

/** What a step did besides changing the machine. Its order is looked at last: what is missing says more. */
function deedsIn({ did = {} }: Kept) {
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

/** The parts of a step. Of the context a tape keeps what changed; it is compared whole. */
const partsOf = (step: Kept, context: Parts): Readonly<Record<Aspect, Parts>> => ({
  event: { '': eventIn(step) },
  transitions: { '': step.transitions },
  state: { '': step.state },
  context,
  timers: step.delays ?? {},
  refusal: { '': 'refused' in step ? step.refused : undefined },
  ...deedsIn(step),
});

const hasFailed = (side: Happened): side is { readonly failure: string } => 'failure' in side;

const allHappened = (sides: Sides<Happened>): sides is Sides<Kept> =>
  !Object.values(sides).some(hasFailed);

/** Compares a step on all sides; gives no difference where there is none. */
export type Comparison = (step: number, sides: Sides<Happened>) => Difference | undefined;

/** Compares the steps of a tape, one after another from the opening on, until one differs. */
export function createComparison(): Comparison {
  const contexts: Record<keyof Sides<unknown>, Parts> = { recorded: {}, model: {}, page: {} };

  return (step, sides) => {
    if (!allHappened(sides)) {
      const told = changeSides(sides, (side) => (hasFailed(side) ? side.failure : side.state));
      return { step, of: 'failure', part: '', ...told };
    }
    const parts = changeSides(sides, (kept, side) => {
      contexts[side] = { ...contexts[side], ...kept.context };
      return partsOf(kept, contexts[side]);
    });
    const isOld = sides.recorded.did === undefined;
    for (const of of aspects.filter((aspect) => !(isOld && ofDeeds.has(aspect)))) {
      const names = Object.values(parts).flatMap((side) => Object.keys(side[of]));
      for (const part of new Set(names)) {
        const values = changeSides(parts, (side) => ownValue(side[of], part));
        if (oddSideOf(values) !== undefined) return { step, of, part, ...values };
      }
    }
    return undefined;
  };
}
