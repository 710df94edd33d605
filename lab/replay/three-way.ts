import { isSame, ownValue } from '#lab/tape/plain.ts';
import type { Opening, TapeStep } from '#lab/tape/tape.ts';

/** What recording, model and page have in a place; no page where none was asked. */
export interface Sides<Value> {
  readonly recorded: Value;
  readonly model: Value;
  readonly page?: Value;
}

/** The sides, in the order in which they are shown. */
export const sideNames = ['recorded', 'model', 'page'] as const;

/** What a tape keeps of a step, or of the opening. */
export type Kept = Opening | TapeStep;

/** What there is of a step: what a tape keeps of it, or a sentence on why it could not happen. */
export type Happened = Kept | { readonly failure: string };

/** What steps are compared in, in this order. */
const aspects = ['event', 'transitions', 'state', 'context', 'timers', 'refusal'] as const;
type Aspect = (typeof aspects)[number];

/** The first place where recording, model and page are not the same. */
export interface Difference extends Sides<unknown> {
  /** The step of the tape, from 1; 0 for the opening. */
  readonly step: number;
  /** A failure where a step could not happen; the view where it names another state than there is. */
  readonly of: Aspect | 'failure' | 'view';
  /** The key of the context, or the event of the timer; empty for the rest. */
  readonly part: string;
}

/** Which side stands alone, as far as there is a third to tell; none where all are the same. */
export function oddSideOf(sides: Sides<unknown>) {
  const { recorded, model, page } = sides;
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

/** The parts of a step. Of the context a tape keeps what changed; it is compared whole. */
const partsOf = (step: Kept, context: Parts): Readonly<Record<Aspect, Parts>> => ({
  event: { '': eventIn(step) },
  transitions: { '': step.transitions },
  state: { '': step.state },
  context,
  timers: step.delays ?? {},
  refusal: { '': 'refused' in step ? step.refused : undefined },
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
    for (const of of aspects) {
      const names = Object.values(parts).flatMap((side) => Object.keys(side[of]));
      for (const part of new Set(names)) {
        const values = changeSides(parts, (side) => ownValue(side[of], part));
        if (oddSideOf(values) !== undefined) return { step, of, part, ...values };
      }
    }
    return undefined;
  };
}
