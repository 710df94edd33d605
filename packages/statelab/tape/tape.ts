import * as v from 'valibot';
import { seenSchema } from './seen.ts';
import { isSitePath } from './site-path.ts';

/** The format of a tape. */
export const tapeFormat = 'statelab-tape';

/** Raised when older tapes could be misread. */
export const tapeVersion = 2;

type StateValue = string | { readonly [region: string]: StateValue };

const stateSchema: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateSchema),
  ),
]);

const eventSchema = v.looseObject({ type: v.string() });

/** What a step did besides changing the machine's snapshot. Empty lists are left out. */
const didSchema = v.object({
  actions: v.optional(v.array(v.string())),
  /** Events sent to other actors, by actor id. */
  sent: v.optional(v.array(v.object({ to: v.string(), event: eventSchema }))),
  emitted: v.optional(v.array(eventSchema)),
  /** Ids of actors. */
  started: v.optional(v.array(v.string())),
  stopped: v.optional(v.array(v.string())),
});

const shown = {
  /** Names of the transitions taken, from `transitionsOf`. */
  transitions: v.array(v.string()),
  /** XState's `value`. */
  state: stateSchema,
  /** The changed keys; all keys at the opening. */
  context: v.optional(v.record(v.string(), v.unknown())),
  /** Milliseconds of the timers that it set, by event type. */
  delays: v.optional(v.record(v.string(), v.number())),
  did: didSchema,
  /** What the whole page showed and did, on tapes that were recorded on the built site. */
  seen: v.optional(seenSchema),
};

/** 31 days in milliseconds: a replay advances the page's clock through them. */
const longestTime = 31 * 24 * 60 * 60 * 1000;

const stepped = {
  /** Milliseconds since the machine started. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(longestTime)),
  event: eventSchema,
  ...shown,
  /** Only if nothing happened: the guards that failed, with the values they read. Empty if the state does not know the event. */
  refused: v.optional(v.array(v.object({ guard: v.string(), values: v.unknown() }))),
};

const causeSchema = v.object({
  /** The type of the DOM event, such as 'click'. */
  by: v.string(),
  /** The role and accessible name of the control. */
  role: v.string(),
  name: v.string(),
  /** The value of a field after the event. */
  value: v.optional(v.string()),
  key: v.optional(v.string()),
});

export const stepSchema = v.variant('kind', [
  v.object({
    kind: v.literal('event'),
    ...stepped,
    cause: v.optional(causeSchema),
    /** The name of the callback effect that sent it. */
    from: v.optional(v.string()),
  }),
  /** A timer fired. */
  v.object({ kind: v.literal('wait'), ...stepped }),
  /** An effect ended, with the result in the event. */
  v.object({ kind: v.literal('outcome'), ...stepped, actor: v.string() }),
]);

/**
 * One visit of one machine: every event it received, in order. Folding the events gives the
 * snapshots. The recorded ones detect a changed or impure machine.
 */
export const tapeSchema = v.object({
  format: v.literal(tapeFormat),
  version: v.literal(tapeVersion),
  machine: v.string(),
  /** Such as '/quote'; empty for a machine without a page. */
  path: v.pipe(
    v.string(),
    v.check(
      (path) => path === '' || isSitePath(path),
      ({ input }) => `“${input}” is not a path of the site`,
    ),
  ),
  /** ISO 8601 time of the start. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** True if personal fields are replaced by stand-ins of the same shape. */
  masked: v.boolean(),
  input: v.optional(v.unknown()),
  opening: v.object(shown),
  steps: v.array(stepSchema),
});

export type Tape = v.InferOutput<typeof tapeSchema>;

/** True for a tape that holds what its page showed and did. */
export const wasSeen = ({ opening, steps }: Tape): boolean =>
  [opening, ...steps].some(({ seen }) => seen !== undefined);

export type TapeStep = Tape['steps'][number];
export type InitialSnapshot = Tape['opening'];
export type SideEffects = v.InferOutput<typeof didSchema>;
export type Cause = v.InferOutput<typeof causeSchema>;
