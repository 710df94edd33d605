import * as v from 'valibot';
import { systemSchema } from '#statelab/system/system-schema.ts';
import { isSitePath } from './site-path.ts';

/** What a tape file says of itself in its first property. */
export const tapeFormat = 'waymark-tape';

/** Raised whenever a tape written before could be misread. */
export const tapeVersion = 1;

type StateValue = string | { readonly [region: string]: StateValue };

const stateSchema: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateSchema),
  ),
]);

/** What the machine got. An edit of the context by hand is an event, too: `lab.edit`, with the keys it sets. */
const eventSchema = v.looseObject({ type: v.string() });

/** What a step did besides changing the machine; what is empty is left out. */
const didSchema = v.object({
  /** The actions that ran, by their names. */
  actions: v.optional(v.array(v.string())),
  /** The events that it sent to other actors, by their ids. */
  sent: v.optional(v.array(v.object({ to: v.string(), event: eventSchema }))),
  emitted: v.optional(v.array(eventSchema)),
  /** The ids of the actors that it started and stopped. */
  started: v.optional(v.array(v.string())),
  stopped: v.optional(v.array(v.string())),
});

/** A part of a page as assistive technology is given it: of its name and value a mask leaves out what was typed. */
const nodeSchema = v.object({
  role: v.string(),
  name: v.optional(v.string()),
  value: v.optional(v.string()),
  /** Such as 'disabled' or 'expanded=false'. */
  states: v.optional(v.array(v.string())),
});

/** What the machine showed at a moment. */
const shown = {
  /** Names of the transitions that led here, as `transitionsOf` gives them. */
  transitions: v.array(v.string()),
  /** The active states, as XState's `value`. */
  state: stateSchema,
  /** What of the context changed, by key; all of it at the opening. */
  context: v.optional(v.record(v.string(), v.unknown())),
  /** The timers set, as the type of the event each one sends and its milliseconds. */
  delays: v.optional(v.record(v.string(), v.number())),
  /** What it did besides; a tape recorded before there was this has none. */
  did: v.optional(didSchema),
  /** The machine's own part of the page, once that had come to rest; none where another step came before. */
  tree: v.optional(v.array(nodeSchema)),
};

/** The longest that a visit lasts, in milliseconds: 31 days. A page is made to live through it. */
const longestTime = 31 * 24 * 60 * 60 * 1000;

const stepped = {
  /** Milliseconds since the machine started. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(longestTime)),
  event: eventSchema,
  ...shown,
  /**
   * Only where nothing happened: the guards that said no, with the values they judged. Empty
   * where the event is not known in that state.
   */
  refused: v.optional(v.array(v.object({ guard: v.string(), values: v.unknown() }))),
};

/** What a visitor did with a control of the page. */
const causeSchema = v.object({
  /** The type of the DOM event, such as 'click'. */
  by: v.string(),
  /** The control by its role and accessible name. */
  role: v.string(),
  name: v.string(),
  /** What a field held by then. */
  value: v.optional(v.string()),
  /** The key that was pressed. */
  key: v.optional(v.string()),
});

export const stepSchema = v.variant('kind', [
  v.object({
    kind: v.literal('event'),
    ...stepped,
    /** The control that a visitor used. */
    cause: v.optional(causeSchema),
    /** The listening effect that sent it, by the name the machine gives it. */
    from: v.optional(v.string()),
  }),
  /** A timer came due. */
  v.object({ kind: v.literal('wait'), ...stepped }),
  /** An effect ended, as the event says. */
  v.object({ kind: v.literal('outcome'), ...stepped, actor: v.string() }),
]);

/**
 * One visit of one machine: every event it got, in order. What it showed is kept beside, so
 * that a changed or impure machine can be told; the states are found by folding the events.
 */
export const tapeSchema = v.object({
  format: v.literal(tapeFormat),
  version: v.literal(tapeVersion),
  /** The machine's id. */
  machine: v.string(),
  /** Of the machine's shape when this was recorded; see `fingerprint`. */
  fingerprint: v.string(),
  /** Of each state by itself, to tell where another shape differs; see `shapesOf`. */
  shapes: v.optional(v.record(v.string(), v.string())),
  /** Where on the site, such as '/quote'; empty for a machine that ran on no page. */
  path: v.pipe(
    v.string(),
    v.check(
      (path) => path === '' || isSitePath(path),
      ({ input }) => `“${input}” is no page of the site`,
    ),
  ),
  /** ISO 8601 time of the start. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** True where personal fields hold stand-ins of the same shape. */
  masked: v.boolean(),
  input: v.optional(v.unknown()),
  opening: v.object(shown),
  steps: v.array(stepSchema),
  /**
   * What effects sent to the machines that this one runs. On a page they answer these again; what
   * those machines then send, they send themselves.
   */
  responses: v.optional(
    v.array(
      v.object({
        at: stepped.at,
        /** How many steps had happened, or begun, by then. */
        after: v.pipe(v.number(), v.integer(), v.minValue(0)),
        /** Names of the machines around the effect and its own, parted by '/'. */
        actor: v.string(),
        event: eventSchema,
      }),
    ),
  ),
  /** Every actor that ran, and what they told each other; a tape recorded before there was this has none. */
  system: v.optional(systemSchema),
  /** Remarks on moments; `step` is how many steps have happened by then. */
  pins: v.array(v.object({ step: v.pipe(v.number(), v.integer()), note: v.string() })),
});

export type Tape = v.InferOutput<typeof tapeSchema>;
/** True for a tape recorded before one kept what a step did besides changing the machine. */
export const isOld = ({ opening }: Tape): boolean => opening.did === undefined;

export type TapeStep = Tape['steps'][number];
export type InitialSnapshot = Tape['opening'];
export type AccessibleNode = v.InferOutput<typeof nodeSchema>;
export type Did = v.InferOutput<typeof didSchema>;
export type Response = NonNullable<Tape['responses']>[number];
export type Cause = v.InferOutput<typeof causeSchema>;
